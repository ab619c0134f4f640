/**
 * The dashboard: its page, script and style as texts. Made from templates/dashboard/ by `npm run dashboard`.
 * The script holds preact and uPlot (both MIT); their licence stands in its first lines.
 */

/** One file of the dashboard. */
export interface DashboardAsset {
  readonly contentType: string;
  /** Changes with the text; quoted, as the header wants it. */
  readonly etag: string;
  readonly text: string;
}

export const page: DashboardAsset = {
  contentType: "text/html; charset=utf-8",
  etag: '"gk0Ljid6JzfSELW96huASk"',
  text: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    <title>Tsumugi</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/dashboard/app.css" />
    <script type="module" src="/dashboard/app.js"></script>
  </head>
  <body>
    <div id="app">
      <noscript
        >The dashboard needs JavaScript. The same is at hand under <code>/api</code>.</noscript
      >
    </div>
  </body>
</html>
`,
};

export const script: DashboardAsset = {
  contentType: "text/javascript; charset=utf-8",
  etag: '"qbSyS-xncpiERDGJeKpfKU"',
  text: `/*! Tsumugi's dashboard. It holds:
preact 11.2.0: Copyright (c) 2015-present Jason Miller
uplot 1.6.32: Copyright (c) 2022 Leon Sorokin

The MIT License (MIT) Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions: The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software. THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
*/
var ge,Xl,jc,sn,is,or,ei,Xo,ti,cs,as,ni,Eo=Symbol.for("pv"),rr={},sr=[],qc=/^m(i|n|o|s|text|space)$/,ds=Array.isArray,oi=sr.slice,wn=Object.assign;function Sn(e){
e&&e.parentNode&&e.remove()}function er(e,t,n,o,r){var l={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Eo,__v:r||++Xl,__i:-1,__u:0};return!r&&ge.vnode&&ge.
vnode(l),l}function te(e){return e.children}function tr(e,t){this.props=e,this.context=t,this.__g=0}function ln(e,t){if(t==null)return e.__&&ln(e.__,e.__i+1);for(var n;t<e.
__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:ln(e)}function Uc(e){var t,n=e.__v,o=n.__e,r=[],l=[],i=e.__P;
i&&((t=wn({constructor:Eo},n)).__v=n.__v+1,ge.vnode&&ge.vnode(t),fs(i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||ln(n),32&n.__u,l),t.__v=n.__v,t.__.__k[t.__i]=
t,ui(r,t,l),n.__=n.__e=null,t.__e!=o&&ri(t))}function ri(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),
ri(e)}function us(e){(8&e.__g||(e.__g|=8,sn.push(e),or++))&&is==ge.debounceRendering||((is=ge.debounceRendering)||queueMicrotask)(si)}function si(){try{for(var e,
t=1;sn.length;)sn.length>t&&sn.sort(ei),e=sn.shift(),t=sn.length,8&e.__g&&Uc(e)}finally{(or=sn.length)&&(is||queueMicrotask)(si)}}function li(e,t,n,o,r,l,i,a,c,f,m){
var p,h,_,v,x,T,M=o.__k||sr,S=t.length;for(c=Wc(n,t,M,c,S),p=0;p<S;p++)(_=n.__k[p])!=null&&(h=~_.__i&&M[_.__i]||rr,_.__i=p,T=fs(e,_,h,r,l,i,a,c,f,m),v=_.__e,(h.
ref!=_.ref||8&h.__u)&&(h.ref&&ps(h.ref,null,_,h),_.ref&&m.push(_.ref,_.__c||v,_)),x=x||v,4&_.__u?(c=ii(_,c,e,!h.__v),h.__e&&(h.__e=null)):typeof _.type=="functi\\
on"&&T!==void 0?c=T:v&&(c=v.nextSibling),_.__u&=-21);return n.__e=x,c}function Wc(e,t,n,o,r){var l,i,a,c,f,m,p,h,_,v=n.length,x=v,T=0,M=0,S=e.__k=Array(r);for(l=
0;l<r;l++)(i=t[l])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=S[l]=er(null,i):ds(i)?i=S[l]=er(te,{children:i}):
i.constructor===Eo&&i.__b?i=S[l]=er(i.type,i.props,i.key,i.ref,i.__v):S[l]=i,c=l+T,i.__=e,i.__b=e.__b+1,a=null,~(f=i.__i=Hc(i,n,c,x))&&(x--,(a=n[f])&&(a.__u|=2)),
a&&a.__v?(i.__u|=16,f==c-1?T--:f==c+1?T++:f!=c&&(f>c?T--:T++,M=1)):(~f||(r>v?T--:r<v&&T++),typeof i.type!="function"&&(i.__u|=4))):S[l]=null;if(M){for(m=[],p=[],
l=0;l<r;l++)if((i=S[l])&&16&i.__u){for(T=0,h=m.length;T<h;)m[_=T+h>>1]<i.__i?T=_+1:h=_;m[T]=i.__i,p[l]=T+1}for(T=m.length;l--;)p[l]&&(p[l]==T?T--:S[l].__u|=4)}if(x)
for(l=0;l<v;l++)!(a=n[l])||2&a.__u||(a.__e==o&&(o=ln(a)),ms(a,a));return o}function ii(e,t,n,o){var r,l,i,a;if(typeof e.type=="function"){if(e.props.__P)return t;
if(r=e.__k)for(l=0;l<r.length;l++)r[l]&&(r[l].__=e,t=ii(r[l],t,n,!1));return t}for(t&&!t.parentNode&&(t=ln(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==
8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith(
"$s"););return t}function Hc(e,t,n,o){var r,l=e.key,i=e.type,a=t[n],c=a&&!(2&a.__u);if(a===null&&l==null||c&&l==a.key&&i==a.type)return n;if(o>(c?1:0)){for(r=n-1;r>=0;r--)if((a=
t[r])&&!(2&a.__u)&&l==a.key&&i==a.type)return r;for(r=n+1;r<t.length;r++)if((a=t[r])&&!(2&a.__u)&&l==a.key&&i==a.type)return r}return-1}function Zl(e,t,n){n==null&&
(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Zo(e,t,n,o,r){var l,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.
cssText=o=""),o)for(t in o)n&&t in n||Zl(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Zl(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),
typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=as[t]||(as[t]=Jc(t)),(e.__a||(e.__a={}))[t]=cs,l=t!=(t=t.replace(ti,"$1")),(t=t.slice(2))[0]<"a"&&
(t=t.toLowerCase()),n?e.addEventListener(t,i,l):e.removeEventListener(t,i,l));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)
try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Jc(e){
return function(t){var n=this.__e;if(n){if(n=n[e],t[Xo]==null)t[Xo]=cs++;else if(t[Xo]<this.__a[e])return;return n(ge.event?ge.event(t):t)}}}function fs(e,t,n,o,r,l,i,a,c,f){
var m,p,h,_,v,x,T,M,S,R,E,K,O,j,W,X,z,L,G=t.type;if(t.constructor!==Eo)return null;128&n.__u&&(c=32&n.__u,m=n.__c.__z)&&(t.__u|=c,p=l=[],m.nodeType==8?a=nr(m,l):
l.push(m),a=l[0]||a),(m=ge.__b)&&m(t);e:if(typeof G=="function"){h=i.length;try{if(M=t.props,S=(m=G.prototype)&&m.render,R=(m=G.contextType)&&o[m.__c],E=m?R?R.props.
value:m.__:o,(_=n.__c)?(t.__c=_,2&_.__g&&(_.__g|=1)):(S?t.__c=_=new G(M,E):(t.__c=_=new tr(M,E),_.constructor=G,_.render=Gc),R&&R.sub(_),_.state||(_.state={}),_.
__n=o,_.__g|=8,_.__h=[],_.__k=[]),S&&(_.__s||(_.__s=_.state),G.getDerivedStateFromProps&&(_.__s==_.state&&(_.__s=wn({},_.__s)),wn(_.__s,G.getDerivedStateFromProps(
M,_.__s)))),v=_.props,x=_.state,_.__v=t,n.__c){if(M!==v&&S&&!G.getDerivedStateFromProps&&_.componentWillReceiveProps&&_.componentWillReceiveProps(M,E),t.__v==n.
__v&&!(8&_.__g)||!(4&_.__g)&&_.shouldComponentUpdate&&_.shouldComponentUpdate(M,_.__s,E)===!1){t.__v!=n.__v&&(_.props=M,_.state=_.__s,_.__g&=-9),t.__e=n.__e,t.__k=
n.__k,t.__k.some(function(N){N&&(N.__=t)}),sr.push.apply(_.__h,_.__k),_.__k=[],_.__h.length&&i.push(_),a=ln(n);break e}_.componentWillUpdate&&_.componentWillUpdate(
M,_.__s,E),S&&_.componentDidUpdate&&_.__h.push(function(){_.componentDidUpdate(v,x,T)})}else S&&!G.getDerivedStateFromProps&&_.componentWillMount&&_.componentWillMount(),
S&&_.componentDidMount&&_.__h.push(_.componentDidMount);_.context=E,_.props=M,_.__P=e,_.__g&=-5,K=ge.__r,O=S?25:0;do _.__g&=-9,K&&K(t),m=_.render(_.props,_.state=
_.__s,_.context);while(8&_.__g&&++O<25);S&&(sr.push.apply(_.__h,_.__k),_.__k=[]),_.state=_.__s,_.getChildContext&&(o=wn({},o,_.getChildContext())),S&&n.__c&&_.getSnapshotBeforeUpdate&&
(T=_.getSnapshotBeforeUpdate(v,x)),j=m&&m.type===te&&m.key==null?m.props.children:m,M.__P&&(m=a,r=(e=M.__P).namespaceURI,c=l=null,n.props&&n.props.__P!=e&&(n.__k.
some(function(N){N&&ms(N,N)}),n.__k=null),a=n.__k?ln(n,0):null),a=li(e,ds(j)?j:[j],t,n,o,r,l,i,a,c,f),M.__P&&(t.__e=null,a=m),t.__u&=-161,p&&p.some(Sn),_.__h.length&&
i.push(_),1&_.__g&&(_.__g&=-4)}catch(N){if(i.length=h,t.__v=null,c||l)if(N&&N.then){if(t.__u|=128|c,l){for(~(z=l.indexOf(a||void 0))||(z=l.length);(L=l[z-1])&&L.
nodeType==8;)z--;for(;z<l.length;z++)if(L=l[z])if(l[z]=null,W){if(L==X)break}else{if(L.nodeType!=8)break;L.data.startsWith("$s")&&(X=nr(W=L))}}if(!W){for(;a&&a.
nodeType==8&&a.nextSibling;)a=a.nextSibling;W=a}(m=nr(W=t.__c.__z||(t.__c.__z=W)))?(t.__e=W,a=m):t.__e=a,a=a&&a.nextSibling}else l&&l.some(Sn);else t.__e=n.__e;
t.__k||(t.__k=n.__k||[]),N&&N.then||ai(t),ge.__e(N,t,n)}}else a=t.__e=zc(n.__e,t,n,o,r,l,i,c,f,e);return(m=ge.diffed)&&m(t),a}function nr(e,t){if(e&&e.nodeType==
8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(
e)}}function ai(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(ai))}function ui(e,t,n){for(var o=0;o<n.length;)ps(n[o++],n[o++],n[o++]);ge.__c&&ge.__c(t,e),e.some(
function(r){try{e=r.__h,r.__h=[],e.some(function(l){l.call(r)})}catch(l){ge.__e(l,r.__v)}})}function zc(e,t,n,o,r,l,i,a,c,f){var m,p,h,_,v,x,T,M,S=n.props||rr,R=t.
props,E=t.type;if(E=="svg"?r="http://www.w3.org/2000/svg":E=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),l){for(m=0;m<l.
length;m++)if((v=l[m])&&(E?v.localName==E:v.nodeType==3)){e=v,l[m]=null;break}}if(!e){if(M=f.ownerDocument||document,!E)return M.createTextNode(R);e=M.createElementNS(
r,E,R.is?R:f),a&&(ge.__m&&ge.__m(t,l),a=!1),l=null}if(E){if(f=E=="template"&&e.content||e,l=E=="textarea"&&R.defaultValue!=null?null:l&&oi.call(f.childNodes),!a&&
l)for(S={},m=0;m<e.attributes.length;m++)S[(v=e.attributes[m]).name]=v.value;for(m in S)v=S[m],m=="dangerouslySetInnerHTML"?h=v:m=="children"||m in R||m=="value"&&
"defaultValue"in R||m=="checked"&&"defaultChecked"in R||Zo(e,m,null,v,r);for(m in R)v=R[m],m=="children"?_=v:m=="dangerouslySetInnerHTML"?p=v:m=="value"?x=v:m==
"checked"?T=v:a&&typeof v!="function"||S[m]===v||Zo(e,m,v,S[m],r);p?(a||h&&(p.__html==h.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(h&&(e.
textContent=""),(E=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&qc.test(E))&&(r="http://www.w3.org/1999/xhtml"),li(f,ds(_)?_:[_],t,n,o,r,l,i,l?l[0]:
n.__k&&ln(n,0),a,c),l&&l.some(Sn)),a&&E!="textarea"||(m="value",E=="progress"&&x==null?e.removeAttribute(m):x==null||x===e[m]&&(E!="progress"||x)||Zo(e,m,x,S[m],
r),m="checked",T!=null&&T!=e[m]&&Zo(e,m,T,S[m],r))}else S===R||a&&e.data==R||(e.data=R);return e}function ps(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&
(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){ge.__e(r,n)}}function ms(e,t,n){var o,r,l,i;if(ge.unmount&&ge.unmount(
e),!(o=e.ref)||o.current&&o.current!=e.__e||ps(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){ge.__e(a,t)}o.__P=o.__n=null}
if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&ms(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=nr(o,l=[]))&&(o==e.__e&&l.some(Sn),Sn(
r),Sn(o)),n||Sn(e.__e),e.__e=e.__c=e.__=null}function Gc(e,t,n){return this.constructor(e,n)}function ci(e,t){var n,o,r,l;ge.__&&ge.__(e,t),t.nodeType==9&&(t=t.
documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=er(te,{children:[e]}),r=[],l=[],fs(t,t.__k,o||rr,rr,t.namespaceURI,o?null:t.firstChild?oi.call(t.childNodes):
null,r,o?o.__e:t.firstChild,n,l),ui(r,t.__k,l),t.__k.props.children=null}function lr(e){function t(n){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(l){this.props.value!=l.value&&o.forEach(function(i){i.__g|=4,us(i)})},this.sub=function(l){o.add(l);var i=l.componentWillUnmount;l.componentWillUnmount=
function(){o.delete(l),i&&i.call(l)}}),n.children}return t.__c="__cC"+ni++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}ge={__e:function(e,t,n,o){for(var r,l,i;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(l=r.constructor)&&l.getDerivedStateFromError)&&r.setState(l.getDerivedStateFromError(
e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(a){e=a}}throw or=0,e}},Xl=0,jc=function(e){return e!=null&&e.
constructor===Eo},tr.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=wn({},this.state)),typeof e=="function"&&(e=e(wn({},n),this.props)),
e&&(wn(n,e),this.__v&&(t&&this.__k.push(t),us(this)))},tr.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),us(this))},tr.prototype.render=
te,sn=[],or=0,ei=function(e,t){return e.__v.__b-t.__v.__b},Xo=Symbol(),ti=/(PointerCapture)$|Capture$/i,cs=0,as={},ni=0;var Zn,Re,gs,di,hs=Object.is,Po=0,vi=[],ys=[],Ne=ge,fi=Ne.__b,pi=Ne.__r,mi=Ne.diffed,gi=Ne.__c,hi=Ne.unmount,yi=Ne.__;function ir(e,t){Ne.__h&&Ne.__h(Re,e,Po||t),
Po=0;var n=Re.__H||(Re.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function $(e){return Po=1,Vc(wi,e)}function Vc(e,t,n){var o=ir(Zn++,2);if(o.
t=e,!o.__c&&(o.__=[n?n(t):wi(void 0,t),function(l){var i=(o.__N||o.__)[0],a=o.t(i,l);hs(i,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=Re,!Re.__f)){Re.__f=
!0;var r=Re.shouldComponentUpdate;Re.shouldComponentUpdate=function(l,i,a){var c=this.__H;if(!c)return!0;var f=!1,m=this.props!=l;if(c.__.some(function(h){h.__N&&
(f=!0,hs(h.__[0],h.__N[0])||(m=!0))}),r){var p=r.call(this,l,i,a);return f?p||m:p}return!f||m}}return o.__}function de(e,t){var n=ir(Zn++,3);!Ne.__s&&Si(n.__H,t)&&
(n.__P=!0,n.__=e,n.u=t,Re.__H.__h.push(n))}function Le(e){return Po=5,xn(function(){return{current:e}},[])}function xn(e,t){var n=ir(Zn++,7);return Si(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function ki(e,t){return Po=8,xn(function(){return e},t)}function ar(e){var t=Re.context[e.
__c],n=ir(Zn++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(Re)),t.props.value):e.__}function Kc(){var e;do{for(;e=ys.shift();)try{Co(e)}catch(n){Ne.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=vi.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Co),t.__h.
some(_s),t.__h=[]}catch(n){t.__h=[],Ne.__e(n,e.__v)}}}while(ys.length)}Ne.__b=function(e){Re=null,fi&&fi(e)},Ne.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.
__m),yi&&yi(e,t)},Ne.__r=function(e){pi&&pi(e),Zn=0;var t=(Re=e.__c).__H;t&&(gs==Re?Re.__h=[]:(t.__h.some(Co),t.__h.some(_s),Zn=0),t.__h=[],t.__.some(function(n){
n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),gs=Re},Ne.diffed=function(e){mi&&mi(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&bi(vi.push(t)),t.__H.__.some(function(n){
n.u&&(n.__H=n.u)})),gs=Re=null},Ne.__c=function(e,t){t.some(function(n){try{n.__h.some(Co),n.__h=n.__h.filter(function(o){return!o.__||_s(o)})}catch(o){n.__h=[function(){
throw o}]}}),gi&&gi(e,t)},Ne.unmount=function(e){hi&&hi(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&
(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,bi(ys.push(r))}else Co(r)}catch(l){t=l}}),o.__H=void 0,t&&Ne.__e(t,o.__v))};var _i=typeof requestAnimationFrame==
"function";function Yc(e){var t,n=function(){clearTimeout(o),_i&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);_i&&(t=requestAnimationFrame(n))}function bi(e){
e!=1&&di==Ne.requestAnimationFrame||((di=Ne.requestAnimationFrame)||Yc)(Kc)}function Co(e){var t=Re,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),Re=t}function _s(e){
var t=Re;e.__c=e.__(),Re=t}function Si(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!hs(n,e[o])})}function wi(e,t){return typeof t=="function"?
t(e):t}var bs=new Map;function ur(e,t){return{get(){try{return e().getItem(t)}catch{return bs.get(t)??null}},set(n){n===null?bs.delete(t):bs.set(t,n);try{n===null?e().
removeItem(t):e().setItem(t,n)}catch{}}}}var Jt=ur(()=>sessionStorage,"tsumugi.token"),vs=ur(()=>localStorage,"tsumugi.theme"),ks=ur(()=>localStorage,"tsumugi.l\\
anguage"),Ss=ur(()=>localStorage,"tsumugi.columns");var ze=class extends Error{status;code;details;constructor(t,{code:n,message:o,details:r}){super(o),this.name="ApiFailure",this.status=t,this.code=n,this.details=
r}get issues(){return this.code==="invalid-request"&&Array.isArray(this.details)?this.details:[]}names(t){let{details:n}=this;if(typeof n!="object"||n===null)return[];
let o=n[t];return Array.isArray(o)?o.map(String):[]}},Qc={error:{code:"unreachable",message:"",details:null}};function ws(){return new ze(0,Qc.error)}async function xi(e){
let t=await e.json().catch(()=>null);if(typeof t=="object"&&t!==null&&"error"in t)return new ze(e.status,t.error);let n=e.status===404?"not-found":"unreachable";
return new ze(e.status,{code:n,message:"",details:null})}var cr="tsumugi-signed-out";async function xs(e,t={}){let{signal:n,body:o,headers:r}=t,l=Jt.get(),i=await fetch(\`/api/\${e}\`,{method:o===void 0?"GET":"POST",headers:{
...l===null?{}:{authorization:\`Bearer \${l}\`},...o===void 0?{}:{"content-type":"application/json"},...r},...o===void 0?{}:{body:JSON.stringify(o)},...n===void 0?
{}:{signal:n},credentials:"same-origin",cache:"no-store"}).catch(a=>{throw n?.aborted===!0?a:ws()});if(i.ok)return i;throw i.status===401&&dispatchEvent(new Event(
cr)),await xi(i)}async function pt(e,t={}){return await(await xs(e,t)).json().catch(o=>{throw t.signal?.aborted===!0?o:ws()})}var dr=e=>\`jobs/\${encodeURIComponent(e)}\`,Zc=e=>\`bindings/\${encodeURIComponent(e)}\`,le={session:e=>pt("session",Xc(e)),diagnostics:e=>pt("diagnostics",{signal:e}),
bindings:e=>pt("bindings",{signal:e}),metrics:(e,t)=>pt(\`metrics?since=\${e}\`,{signal:t}),jobs:(e,t)=>pt(\`jobs?\${e}\`,{signal:t}),job:(e,t,n)=>pt(\`\${dr(e)}\${t?"?f\\
resh=1":""}\`,{signal:n}),explain:(e,t)=>pt(\`\${dr(e)}/explain\`,{signal:t}),act:(e,t)=>pt(\`\${dr(e)}/\${t}\`,{body:{}}),reschedule:(e,t)=>pt(\`\${dr(e)}/reschedule\`,{body:t}),
bulk:(e,t)=>pt(\`jobs/bulk-\${e}\`,{body:t}),enqueue:e=>pt("jobs",{body:e}),pause:(e,t)=>pt(\`\${Zc(e)}/\${t?"pause":"resume"}\`,{body:{}})};function Xc(e){return e===
void 0?{}:{signal:e}}async function*Ti(e){let t="",n=e.pipeThrough(new TextDecoderStream).getReader();try{for(;;){let{done:o,value:r}=await n.read();if(o)return;let l=(t+r).replaceAll(
\`\\r
\`,\`
\`).split(\`

\`);t=l.pop()??"";for(let i of l)yield ed(i)}}finally{await n.cancel().catch(()=>{})}}function ed(e){let t=e.split(\`
\`).map(o=>/^([^:]*)(?:: ?(.*))?$/.exec(o)??[]),n=o=>t.filter(r=>r[1]===o).map(r=>r[2]??"");return{event:n("event").at(-1)??(t.every(o=>o[1]==="")?"comment":"mes\\
sage"),data:n("data").join(\`
\`),id:n("id").at(-1)??""}}var td=1e4,nd=1e3,od=100,Ei=45e3,fr=class{#t=new Set;#e=new AbortController;#n=new Set;#l=0;#o=null;#r="";constructor(t){this.#i(t)}close(){this.#e.abort(),this.#o!==
null&&clearTimeout(this.#o),this.#t.clear()}listen(t){return this.#t.add(t),()=>this.#t.delete(t)}async#i(t){let{signal:n}=this.#e;for(t("connecting");!n.aborted;){
if(await this.#a(()=>t("streaming")).catch(()=>{}),n.aborted)return;t("polling"),await this.#u(td),document.hidden||this.#s(null)}}async#a(t){let n=new AbortController,
o=()=>n.abort();this.#e.signal.addEventListener("abort",o);let r=setTimeout(o,Ei);try{let l=this.#r===""?{}:{"last-event-id":this.#r},{body:i}=await xs("events",
{signal:n.signal,headers:l});if(i===null)return;t();for await(let{event:a,data:c,id:f}of Ti(i))clearTimeout(r),r=setTimeout(o,Ei),f!==""&&(this.#r=f),a==="jobs"?
this.#s(JSON.parse(c).jobs.map(m=>m.id)):a==="reset"&&this.#s(null)}finally{clearTimeout(r),this.#e.signal.removeEventListener("abort",o),o()}}#s(t){if(t===null)
this.#n=null;else for(let o of t)this.#n?.add(o);let n=Math.max(od,this.#l+nd-Date.now());this.#o??=setTimeout(()=>{let o=this.#n;this.#o=null,this.#l=Date.now(),
this.#n=new Set;for(let r of this.#t)r(o)},n)}#u(t){return new Promise(n=>{setTimeout(n,t),this.#e.signal.addEventListener("abort",()=>n(),{once:!0})})}};var Ts=["overview","jobs","enqueue","policies"];function rd(e){let[t="",n=""]=e.replace(/^#\\/?/,"").split(/\\?(.*)/s),[o="",r=""]=t.split("/"),l=Ts.find(a=>a===o)??
"overview",i=l==="jobs"&&r!==""?sd(r):null;return{page:l,jobId:i,query:new URLSearchParams(n)}}function Z(e,t={},n=null){let o=new URLSearchParams(t),r=new URLSearchParams(
[...o].filter(([,i])=>i!==""));return\`#/\${n===null?e:\`\${e}/\${encodeURIComponent(n)}\`}\${r.size===0?"":\`?\${r}\`}\`}function Xn(e){return Z("jobs",{},e)}function Ze(e,{
replace:t=!1}={}){if(!t){location.hash=e;return}history.replaceState(history.state,"",e),dispatchEvent(new HashChangeEvent("hashchange"))}function Ci(){let[e,t]=$(
location.hash);return de(()=>{let n=()=>t(location.hash);return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},[]),rd(e)}function sd(e){
try{return decodeURIComponent(e)}catch{return e}}var Pi=[["day",864e5],["hour",36e5],["minute",6e4],["second",1e3]],Ai=new Map;function Mi(e){let t=Ai.get(e);if(t!==void 0)return t;let n=ld(e);return Ai.set(e,
n),n}function ld(e){let t=new Intl.NumberFormat(e),n=new Intl.NumberFormat(e,{style:"percent"}),o=new Intl.DateTimeFormat(e,{year:"numeric",month:"short",day:"n\\
umeric",hour:"2-digit",minute:"2-digit",second:"2-digit",hourCycle:"h23"}),r=new Intl.RelativeTimeFormat(e,{numeric:"always",style:"short"}),l=(i,a)=>new Intl.NumberFormat(
e,{style:"unit",unit:a,unitDisplay:e==="en"?"narrow":"short",maximumFractionDigits:i<10&&a!=="millisecond"?1:0}).format(i);return{number:i=>t.format(i),percent:i=>n.
format(i),time:i=>o.format(i),duration(i){let[a,c]=Pi.find(([,f])=>i>=f)??["millisecond",1];return l(i/c,a)},relative(i,a){let c=i-a,[f,m]=Pi.find(([,h])=>Math.
abs(c)>=h)??["second",1e3],p=Math.trunc(c/m);return r.format(p===0&&c<0?-0:p,f)}}}var id={SCHEDULED:"Scheduled",QUEUED:"Queued",RUNNING:"Running",COMPLETED:"Completed",FAILED:"Failed",CANCELLED:"Cancelled",STALLED:"Stalled"},Li={states:id,frame:{
skip:"Skip to the content",pages:"Pages",overview:"Overview",jobs:"Jobs",enqueue:"Enqueue",policies:"Policies",readOnly:"Read only",signOut:"Sign out",shortcuts:"\\
Keyboard shortcuts",themes:{system:"Theme: as the system",light:"Theme: light",dark:"Theme: dark"},otherLanguage:"日本語",live:{streaming:"Live",polling:"Eve\\
ry 10 s",connecting:"Connecting"},liveNote:{streaming:"Changes arrive as they happen.",polling:"The stream of changes is not reachable; the page asks again ever\\
y ten seconds.",connecting:"Connecting to the stream of changes."},close:"Close"},keys:{help:"This list",overview:"Overview",jobs:"Jobs",enqueue:"Enqueue a job",
policies:"Policies",search:"Search jobs",down:"Next row",up:"Previous row",open:"Open the row",select:"Select the row",theme:"Change the theme",escape:"Close, o\\
r clear the selection"},signIn:{lead:"See and steer the background jobs of this Worker.",token:"Token",submit:"Sign in",checking:"Checking…",refused:"This tok\\
en is not accepted. Check it for a missing character and try again.",expired:"You have been signed out: the token is no longer accepted.",hint:"The value of the\\
 Worker’s token secret. It stays in this tab and is gone when the tab is closed."},notice:{loading:"Loading",failed:"That did not work",unreachable:"The Worke\\
r did not answer. Is it running, and are you online?",again:"Try again",forbidden:"You may look, but not act: your token is read-only.",gone:"This job is gone",
goneLead:"It never existed, or is past its retention and has been deleted.",unavailable:"The Worker is not set up completely",unavailableLead:"Jobs are safe in \\
their shards; only what is shown here is missing. What to do:",missingBinding:e=>\`Add the binding \${e} to wrangler.jsonc, or run:\`,missingMigration:"Apply the m\\
igrations of the read model:",backToJobs:"All jobs"},overview:{title:"Overview",total:"All bindings",binding:"Binding",inFlight:"In flight",inFlightNote:(e,t)=>\`\${e}\\
 of \${t} places\`,oldest:"Oldest wait",block:"Held back by",throughput:"Last hour",actions:"Actions",pause:"Pause",resume:"Resume",paused:"Paused",pauseAsk:e=>\`P\\
ause \${e}? What runs goes on to its end; nothing new starts until you resume.\`,silentShards:e=>\`These shards did not answer: \${e}.\`,blocks:{paused:"Paused",queue:"\\
Queue",concurrency:"Concurrency",rate:"Rate",key:"Keys"},blocksNote:{paused:"Nothing is dispatched until it is resumed.",queue:"The queue has refused messages; \\
they are sent again soon.",concurrency:"All places are taken.",rate:"The token bucket is empty.",key:"Every due job has a key that is busy."},none:"–",completedChart:"\\
Throughput, attempts a minute",waitChart:"Wait from due to dispatched",runChart:"Run time",completed:"Completed",failed:"Failed",median:"Median",p95:"95th perce\\
ntile",worst:e=>\`95 % within \${e} at worst\`,range:"Range",ranges:{1:"1 h",6:"6 h",24:"24 h"},chartOf:"Charts of",summary:(e,t)=>\`\${e} completed, \${t} failed\`,empty:"\\
No job yet",emptyLead:"Enqueue one from your code, or here, and watch it run."},jobs:{title:"Jobs",filters:"Filters",search:"Search",searchHint:"Job id or key",
searchBy:"Search by",by:{id:"Id",unique_key:"Unique key",concurrency_key:"Concurrency key"},field:e=>\`Field \${e}\`,binding:"Binding",anyBinding:"All bindings",from:"\\
Created from",to:"Created to",clear:"Clear filters",columns:"Columns",column:{id:"Id",binding:"Binding",state:"State",attempts:"Attempts",priority:"Priority",created_at:"\\
Created",updated_at:"Updated",dispatched_at:"Dispatched",run_after:"Due"},count:e=>\`\${e} jobs\`,countOne:"1 job",shown:(e,t,n)=>\`\${e}–\${t} of \${n}\`,first:"Firs\\
t",previous:"Previous",next:"Next",selectAll:"Select all rows of this page",select:e=>\`Select \${e}\`,selected:e=>\`\${e} selected\`,clearSelection:"Clear selection",
retry:"Retry",cancel:"Cancel",allMatching:"All that match",stop:"Stop",bulkAsk:{retry:e=>\`Retry \${e} jobs? Each gets a fresh round of attempts, due at once.\`,cancel:e=>\`\\
Cancel \${e} jobs? Those that are already queued or running go on.\`},done:e=>\`\${e} done\`,notDone:e=>\`\${e} not done\`,remaining:e=>\`\${e} more match: run it again f\\
or the next ones.\`,dismiss:"Dismiss",reasons:{"invalid-id":"this is no job id","invalid-state":"its state does not allow it",gone:"it is gone","shard-unavailabl\\
e":"its shard did not answer"},empty:"No job matches",emptyLead:"Widen the filters, or clear them.",emptyAll:"No job yet",emptyAllLead:"Enqueue one from your co\\
de, or here, and watch it run.",ofMax:(e,t)=>\`\${e} of \${t}\`},job:{back:"Jobs",retry:"Retry",cancel:"Cancel",reschedule:"Reschedule",copy:"Enqueue a copy",cancelAsk:"\\
Cancel this job? It will not run.",rescheduleTitle:"When is it to run?",inMinutes:"In minutes",at:"At",now:"Now",done:{retry:"It is due again.",cancel:"Cancelle\\
d.",reschedule:"Rescheduled."},refused:e=>\`Not possible any more: the job is \${e}.\`,keep:"Keep it",timeline:"Timeline",noAttempts:"No attempt has started yet.",
attempt:e=>\`Attempt \${e}\`,segments:{waiting:"Waiting",queued:"Queued",running:"Running"},timelineNote:"Drawn to scale.",ran:e=>\`ran \${e}\`,never:"never started",
retried:"Failed, retried",payload:"Payload",result:"Result",noResult:"None yet",notKept:e=>\`Not kept: \${e}\`,hiddenPayload:"Hidden from read-only tokens",facts:"\\
Facts",copyText:"Copy",copied:"Copied",expandAll:"Expand all",collapseAll:"Collapse",more:e=>\`\${e} more\`,items:e=>\`\${e} items\`,fields:e=>\`\${e} fields\`,fresh:"As\\
 the shard knows it",progress:"Progress",fact:{binding:"Binding",attempts:"Attempts",priority:"Priority",guarantee:"Guarantee",concurrency_key:"Concurrency key",
unique_key:"Unique key",partition_key:"Partition key",created_at:"Created",run_after:"Due",dispatched_at:"Dispatched",updated_at:"Updated"},explain:{title:"Why \\
it does not run now","due-later":e=>\`It is not due yet: \${e}.\`,paused:"Its binding is paused.",queue:e=>\`The queue has refused messages: it is tried again \${e}.\`,
key:(e,t)=>\`Its key is busy: \${e} of \${t} with this key are in flight.\`,concurrency:(e,t)=>\`All places are taken: \${e} of \${t} are in flight.\`,rate:e=>\`The rate\\
 is used up: \${e} there is a token again.\`,behind:e=>\`\${e} jobs come before it.\`,next:"It is next.",stalled:"Its attempt fell silent, and the guarantee at-most-\\
once forbids to run it again by itself: find out whether the work was done, then retry it or leave it."}},enqueue:{title:"Enqueue a job",binding:"Binding",payload:"\\
Payload",form:"Form",json:"JSON",options:"Options",optional:"optional",add:"Add",remove:"Remove",unset:"Not set",yes:"Yes",no:"No",null:"Empty (null)",submit:"E\\
nqueue",sending:"Sending…",anyPayload:"This binding takes any JSON.",badJson:e=>\`Not JSON: \${e}\`,expectedGot:(e,t)=>\`Expected \${e}, got \${t}.\`,issues:"The pay\\
load is not accepted",accepted:"Enqueued:",deduplicated:"A job with this unique key exists already:",readOnly:"Your token is read-only: it cannot enqueue jobs.",
derived:e=>\`built from the payload: \${e}\`,option:{priority:"Priority",delayMs:"Delay, ms",runAt:"Run at",maxAttempts:"Most attempts",timeoutMs:"Timeout, ms",guarantee:"\\
Guarantee",concurrencyKey:"Concurrency key",uniqueKey:"Unique key",partitionKey:"Partition key"},byDefault:"as the binding says"},policies:{title:"Policies",lead:"\\
As generated from tsumugi.config.yaml. To change one, edit the file, generate and deploy.",draining:"Draining: takes no new jobs",hints:"Hints",hint:{silentForAPerson:"\\
An attempt that falls silent waits for a person, even when nobody had begun it. \`requeueUnclaimed: true\` sends those out again.",noRetry:"One attempt only: the \\
first failure is final.",shortRetries:(e,t)=>\`All \${e} attempts are used up after \${t} of waiting: a short outage of what the job calls fails it for good.\`,strictPriorities:"\\
Strict priorities: a job of low priority can wait for ever.",dividedLimits:(e,t)=>\`Limits are divided among \${e} shards, about \${t} places each: an uneven parti\\
tion key cannot use the places of an idle one.\`,anyPayload:"No payload is declared: any JSON is accepted."},none:"none",unlimited:"no limit",rate:(e,t)=>\`\${e} p\\
er \${t}\`,exponential:(e,t,n)=>\`\${e}, then × \${t} up to \${n}\`,fixed:e=>\`always \${e}\`,jitter:"with jitter",strict:"none: strict priorities",aging:e=>\`one step ev\\
ery \${e}\`,keyRules:{optional:"optional",required:"required",forbidden:"not used",derived:e=>\`from \${e}\`},row:{guarantee:"Guarantee",shards:"Shards",concurrency:"\\
Concurrency",rate:"Rate",perKeyConcurrency:"Per key",aging:"Aging",maxAttempts:"Attempts",backoff:"Backoff",timeoutMs:"Timeout",reaperGraceMs:"Grace after it",concurrencyKey:"\\
Concurrency key",uniqueKey:"Unique key",uniqueForMs:"Unique for",partitionKey:"Partition key",sweepAfterMs:"Done jobs kept",failedRetentionMs:"Failed jobs kept",
index:"Searchable fields",queue:"Queue"}}};var Ri={states:{SCHEDULED:"予定",QUEUED:"送信済み",RUNNING:"実行中",COMPLETED:"完了",FAILED:"失敗",CANCELLED:"取り消し",STALLED:"応答なし"},
frame:{skip:"本文へ移動",pages:"ページ",overview:"概要",jobs:"ジョブ",enqueue:"登録",policies:"ポリシー",readOnly:"閲覧のみ",signOut:"サイン\\
アウト",shortcuts:"キーボードショートカット",themes:{system:"テーマ: システムに合わせる",light:"テーマ: ライト",dark:"テーマ: ダーク"},
otherLanguage:"English",live:{streaming:"ライブ",polling:"10 秒ごと",connecting:"接続中"},liveNote:{streaming:"変更はすぐに反映されます。",
polling:"変更のストリームに接続できないため、10 秒ごとに読み直しています。",connecting:"変更のストリームに接続しています。"},
close:"閉じる"},keys:{help:"この一覧",overview:"概要",jobs:"ジョブ",enqueue:"ジョブを登録",policies:"ポリシー",search:"ジョブを検索",
down:"次の行",up:"前の行",open:"行を開く",select:"行を選択",theme:"テーマを切り替え",escape:"閉じる、または選択を解除"},signIn:{
lead:"この Worker のバックグラウンドジョブを確認し、操作します。",token:"トークン",submit:"サインイン",checking:"確認中…",
refused:"このトークンは使えません。文字の抜けがないか確認して、もう一度お試しください。",expired:"トークンが無効になったため、サインアウトしまし\\
た。",hint:"Worker に設定したトークンの値です。このタブだけに保存され、タブを閉じると消えます。"},notice:{loading:"読み込み中",
failed:"うまくいきませんでした",unreachable:"Worker から応答がありません。Worker の起動とネットワーク接続を確認してください。",
again:"もう一度試す",forbidden:"閲覧のみのトークンのため、操作はできません。",gone:"このジョブはもうありません",goneLead:"\\
存在しないか、保持期間を過ぎて削除されています。",unavailable:"Worker の設定がまだ終わっていません",unavailableLead:"ジョブはシ\\
ャードに安全に保存されています。ここに表示するための設定だけが足りません。次の操作をしてください。",missingBinding:e=>\`\\
wrangler.jsonc にバインディング \${e} を追加するか、次を実行します。\`,missingMigration:"読み取りモデルのマイグレーションを適用します。",
backToJobs:"ジョブの一覧へ"},overview:{title:"概要",total:"すべてのバインディング",binding:"バインディング",inFlight:"処理中",inFlightNote:(e,t)=>\`\${t}\\
 枠のうち \${e}\`,oldest:"最長の待ち",block:"待ちの理由",throughput:"直近 1 時間",actions:"操作",pause:"一時停止",resume:"再開",paused:"\\
一時停止中",pauseAsk:e=>\`\${e} を一時停止しますか。実行中のジョブは最後まで動き、再開するまで新しいジョブは始まりません。\`,
silentShards:e=>\`応答のないシャード: \${e}\`,blocks:{paused:"一時停止",queue:"キュー",concurrency:"同時実行数",rate:"レート",key:"キー"},
blocksNote:{paused:"再開するまで何も送信されません。",queue:"キューがメッセージを受け付けませんでした。まもなく送り直します。",
concurrency:"すべての枠が使われています。",rate:"トークンバケットが空です。",key:"実行できるジョブのキーがすべて使用中です。"},
none:"–",completedChart:"スループット（1 分あたりの試行）",waitChart:"実行可能になってから送信までの待ち",runChart:"実行時間",
completed:"完了",failed:"失敗",median:"中央値",p95:"95 パーセンタイル",worst:e=>\`95 % が最長 \${e} 以内\`,range:"期間",ranges:{1:"1 時間",6:"\\
6 時間",24:"24 時間"},chartOf:"グラフの対象",summary:(e,t)=>\`完了 \${e} 件、失敗 \${t} 件\`,empty:"ジョブはまだありません",emptyLead:"コ\\
ードから、またはここから登録すると、動きを見られます。"},jobs:{title:"ジョブ",filters:"絞り込み",search:"検索",searchHint:"ジ\\
ョブ ID またはキー",searchBy:"検索の対象",by:{id:"ID",unique_key:"一意キー",concurrency_key:"同時実行キー"},field:e=>\`項目 \${e}\`,binding:"\\
バインディング",anyBinding:"すべてのバインディング",from:"作成日時（から）",to:"作成日時（まで）",clear:"条件を消す",columns:"\\
列",column:{id:"ID",binding:"バインディング",state:"状態",attempts:"試行",priority:"優先度",created_at:"作成",updated_at:"更新",dispatched_at:"\\
送信",run_after:"実行予定"},count:e=>\`\${e} 件\`,countOne:"1 件",shown:(e,t,n)=>\`\${n} 件中 \${e}–\${t}\`,first:"最初",previous:"前へ",next:"次へ",selectAll:"\\
このページの行をすべて選択",select:e=>\`\${e} を選択\`,selected:e=>\`\${e} 件を選択中\`,clearSelection:"選択を解除",retry:"再試行",cancel:"\\
取り消す",allMatching:"条件に合うものすべて",stop:"停止",bulkAsk:{retry:e=>\`\${e} 件を再試行しますか。それぞれ試行回数が新しくなり、すぐに実行できるようになります。\`,
cancel:e=>\`\${e} 件を取り消しますか。送信済みや実行中のジョブはそのまま続きます。\`},done:e=>\`\${e} 件を処理しました\`,notDone:e=>\`\${e}\\
 件は処理できませんでした\`,remaining:e=>\`ほかに \${e} 件が条件に合います。続けるにはもう一度実行してください。\`,dismiss:"\\
閉じる",reasons:{"invalid-id":"ジョブ ID ではありません","invalid-state":"今の状態ではできません",gone:"もうありません","shard-un\\
available":"シャードが応答しません"},empty:"条件に合うジョブはありません",emptyLead:"条件をゆるめるか、消してください。",
emptyAll:"ジョブはまだありません",emptyAllLead:"コードから、またはここから登録すると、動きを見られます。",ofMax:(e,t)=>\`\${e}\\
 / \${t}\`},job:{back:"ジョブ",retry:"再試行",cancel:"取り消す",reschedule:"日時を変更",copy:"複製して登録",cancelAsk:"このジョブを取り消しますか。実行されなくなり\\
ます。",rescheduleTitle:"いつ実行しますか",inMinutes:"何分後",at:"日時",now:"今すぐ",done:{retry:"もう一度実行できるようになりました。",
cancel:"取り消しました。",reschedule:"日時を変更しました。"},refused:e=>\`今はできません。ジョブの状態: \${e}\`,keep:"やめる",timeline:"\\
タイムライン",noAttempts:"まだ一度も実行されていません。",attempt:e=>\`試行 \${e}\`,segments:{waiting:"待ち",queued:"送信済み",running:"\\
実行中"},timelineNote:"長さは時間に比例します。",ran:e=>\`実行 \${e}\`,never:"開始されず",retried:"失敗、再試行",payload:"ペイロード",
result:"結果",noResult:"まだありません",notKept:e=>\`保存されていません: \${e}\`,hiddenPayload:"閲覧のみのトークンには表示されません",
facts:"詳細",copyText:"コピー",copied:"コピーしました",expandAll:"すべて開く",collapseAll:"閉じる",more:e=>\`ほか \${e} 件\`,items:e=>\`\${e} \\
要素\`,fields:e=>\`\${e} 項目\`,fresh:"シャードの最新の状態",progress:"進み具合",fact:{binding:"バインディング",attempts:"試行",priority:"\\
優先度",guarantee:"保証",concurrency_key:"同時実行キー",unique_key:"一意キー",partition_key:"パーティションキー",created_at:"作成",run_after:"\\
実行予定",dispatched_at:"送信",updated_at:"更新"},explain:{title:"今実行されない理由","due-later":e=>\`まだ実行の時刻ではありません（\${e}\\
）。\`,paused:"バインディングが一時停止中です。",queue:e=>\`キューがメッセージを受け付けませんでした。次の送信は\${e}です\\
。\`,key:(e,t)=>\`キーが使用中です。このキーのジョブが \${t} 枠のうち \${e} 枠を使っています。\`,concurrency:(e,t)=>\`枠がすべて使われています（\${t}\\
 枠のうち \${e}）。\`,rate:e=>\`レートを使い切りました。次のトークンは\${e}です。\`,behind:e=>\`先に実行されるジョブが \${e} 件あり\\
ます。\`,next:"次に実行されます。",stalled:"試行からの応答が途絶えました。at-most-once の保証があるため、自動では再実行されません。処理が済んでいるかを確かめてから、再試行するか、このままにしてください。"}},
enqueue:{title:"ジョブを登録",binding:"バインディング",payload:"ペイロード",form:"フォーム",json:"JSON",options:"オプション",optional:"\\
任意",add:"追加",remove:"削除",unset:"未設定",yes:"はい",no:"いいえ",null:"空（null）",submit:"登録",sending:"送信中…",anyPayload:"このバイン\\
ディングは任意の JSON を受け付けます。",badJson:e=>\`JSON ではありません: \${e}\`,expectedGot:(e,t)=>\`必要な値: \${e}、入力された値: \${t}\`,
issues:"ペイロードを受け付けられません",accepted:"登録しました:",deduplicated:"この一意キーのジョブはすでにあります:",readOnly:"\\
閲覧のみのトークンのため、ジョブは登録できません。",derived:e=>\`ペイロードから作られます: \${e}\`,option:{priority:"優先度",
delayMs:"遅延（ミリ秒）",runAt:"実行日時",maxAttempts:"最大試行回数",timeoutMs:"タイムアウト（ミリ秒）",guarantee:"保証",concurrencyKey:"\\
同時実行キー",uniqueKey:"一意キー",partitionKey:"パーティションキー"},byDefault:"バインディングの設定どおり"},policies:{title:"ポ\\
リシー",lead:"tsumugi.config.yaml から生成された内容です。変更するには、ファイルを編集し、生成してデプロイします。",draining:"\\
終了処理中（新しいジョブは受け付けません）",hints:"ヒント",hint:{silentForAPerson:"応答の途絶えた試行は、誰も着手していなくても人の判断を待ちます。\`requeueUnclaimed: tr\\
ue\` にすると、未着手のものは送り直されます。",noRetry:"試行は 1 回だけです。最初の失敗で確定します。",shortRetries:(e,t)=>\`\${e}\\
 回の試行は、合計 \${t} の待ちで使い切られます。呼び出し先の短い停止でも失敗が確定します。\`,strictPriorities:"厳密な優先順です。優\\
先度の低いジョブはいつまでも待つことがあります。",dividedLimits:(e,t)=>\`上限は \${e} 個のシャードに分けられます（それぞれ約 \${t}\\
 枠）。パーティションキーが偏っていても、空いているシャードの枠は使えません。\`,anyPayload:"ペイロードが宣言されていません。どんな JSON も受け付けま\\
す。"},none:"なし",unlimited:"制限なし",rate:(e,t)=>\`\${t} ごとに \${e}\`,exponential:(e,t,n)=>\`\${e} から \${t} 倍ずつ、最大 \${n}\`,fixed:e=>\`常に \${e}\`,
jitter:"ゆらぎあり",strict:"なし（厳密な優先順）",aging:e=>\`\${e} ごとに 1 段階\`,keyRules:{optional:"任意",required:"必須",forbidden:"使わな\\
い",derived:e=>\`\${e} から\`},row:{guarantee:"保証",shards:"シャード",concurrency:"同時実行数",rate:"レート",perKeyConcurrency:"キーごと",aging:"\\
エイジング",maxAttempts:"試行",backoff:"バックオフ",timeoutMs:"タイムアウト",reaperGraceMs:"その後の猶予",concurrencyKey:"同時実行キー",
uniqueKey:"一意キー",uniqueForMs:"一意の期間",partitionKey:"パーティションキー",sweepAfterMs:"完了の保持",failedRetentionMs:"失敗の保持",
index:"検索できる項目",queue:"キュー"}}};var ad={en:Li,ja:Ri},Es=lr(Ni("en"));function P(){return ar(Es)}function Di(){let[e,t]=$(ud);de(()=>{document.documentElement.lang=e},[e]);let n=()=>{let o=e===
"en"?"ja":"en";ks.set(o),t(o)};return[Ni(e),n]}function Ni(e){return{language:e,texts:ad[e],format:Mi(e)}}function ud(){return(ks.get()??navigator.language).toLowerCase().
startsWith("ja")?"ja":"en"}var cd=Symbol.for("pv"),dd=0;function s(e,t,n,o,r,l){t||(t={});var i,a,c=t;if("ref"in c&&typeof e!="function")for(a in c={},t)a=="ref"?i=t[a]:c[a]=t[a];var f={type:e,props:c,key:n,ref:i,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:cd,__v:--dd,__i:-1,__u:0};return(r||l)&&(f.__source=r,f.__self=l),ge.vnode&&ge.vnode(f),f}function eo({size:e}){return s("svg",{width:e,height:e,viewBox:"0 0 24 24",fill:"none",stroke:"currentColor","stroke-width":"1.4","stroke-linecap":"round","aria\\
-hidden":"true",children:[s("circle",{cx:"11",cy:"11",r:"8.5"}),s("path",{d:"M3.6 7.2C8 6.4 13.5 9 16.6 17.4M6.4 3.9c5.6 0 11 4 13 9.3M2.6 11.6c4 .2 7.6 3 9.2 7\\
.8"}),s("path",{d:"M11 19.5h12"})]})}function Tt({title:e,lead:t,children:n}){return s("section",{class:"notice",children:[s(eo,{size:40}),s("h2",{children:e}),t!==void 0&&s("p",{children:t}),n]})}
function Et(){let{texts:e}=P();return s("div",{class:"bones",role:"status",children:[s("span",{class:"hidden",children:e.notice.loading}),Array.from({length:8},
(t,n)=>s("i",{},n))]})}function mt({error:e,again:t}){let{texts:n}=P(),{notice:o}=n,r=s("div",{class:"row",children:s("button",{class:"button",onClick:t,children:o.
again})});if(!(e instanceof ze))return s(Tt,{title:o.failed,children:r});switch(e.code){case"gone":return s(Tt,{title:o.gone,lead:o.goneLead,children:s("div",{class:"\\
row",children:s("a",{class:"button",href:Z("jobs"),children:o.backToJobs})})});case"bindings-missing":return s(Tt,{title:o.unavailable,lead:o.unavailableLead,children:[
e.names("missing_bindings").map(l=>s("p",{children:o.missingBinding(l)},l)),s("pre",{children:["npx tsumugi generate",\`
\`,"npx wrangler deploy"]}),r]});case"migrations-missing":return s(Tt,{title:o.unavailable,lead:o.unavailableLead,children:[s("p",{children:o.missingMigration}),
s("pre",{children:"npx wrangler d1 migrations apply TSUMUGI_DB --remote"}),r]});default:return s(Tt,{title:o.failed,lead:Fi(e,o.unreachable),children:r})}}function Ct(){
let{texts:e}=P();return t=>t instanceof ze?t.code==="read-only"?e.notice.forbidden:Fi(t,e.notice.unreachable):e.notice.failed}function Fi(e,t){return e.message===
""?t:e.message}var Cs=lr(null);function Yt(){let e=ar(Cs);if(e===null)throw new Error("nobody is signed in");return e}function an(e,t=0){let{feed:n}=Yt(),o=Le(e);o.current=e,de(
()=>{let r=!1,l=0,i,a=m=>{r=document.hidden,clearTimeout(i);let p=l+t-Date.now();if(!r){if(p>0){i=setTimeout(a,p,null);return}l=Date.now(),o.current(m)}},c=()=>{
r&&a(null)},f=n.listen(a);return document.addEventListener("visibilitychange",c),()=>{f(),clearTimeout(i),document.removeEventListener("visibilitychange",c)}},[
n,t])}function Ke(e,t){let[n,o]=$({key:null,value:null,error:null}),[r,l]=$(0),i=Le(t);i.current=t,de(()=>{if(e===null)return;let p=new AbortController;return i.current(
p.signal).then(h=>{p.signal.aborted||o({key:e,value:h,error:null})},h=>{p.signal.aborted||o(_=>({key:e,value:_.key===e?_.value:null,error:h}))}),()=>p.abort()},
[e,r]);let a=ki(()=>l(p=>p+1),[]),{value:c,error:f}=n,m=n.key!==e;return{value:c,error:m?null:f,stale:m,reload:a}}function Oi({answer:e}){let{texts:t}=P(),{id:n,deduplicated:o}=e;return s("p",{class:\`banner \${o?"warn":"good"}\`,role:"status",children:[o?t.enqueue.deduplicated:
t.enqueue.accepted," ",s("a",{class:"mono",href:Xn(n),children:n})]})}function pr({id:e,value:t,onChange:n,onGood:o,...r}){let{texts:l}=P(),[i,a]=$(t===void 0?"":JSON.stringify(t,null,2)),[c,f]=$(null),m=p=>{a(p);try{n(p.trim()===
""?void 0:JSON.parse(p)),f(null),o?.(!0)}catch(h){f(h instanceof Error?h.message:String(h)),o?.(!1)}};return s(te,{children:[s("textarea",{id:e,...r,spellcheck:!1,
value:i,onInput:p=>m(p.currentTarget.value)}),c!==null&&s("span",{class:"issue",role:"status",children:l.enqueue.badJson(c)})]})}function Ao(e,t){let n=mr(e,t);if(n===null||n.anyOf!==void 0||n.oneOf!==void 0||n.allOf!==void 0)return to;if(n.const!==void 0)return{kind:"choice",values:[n.const]};
if(n.enum!==void 0)return{kind:"choice",values:n.enum};let o=typeof n.type=="string"?[n.type]:n.type??[],[r,...l]=o.filter(i=>i!=="null");if(l.length>0)return to;
switch(r){case"string":return{kind:"text",long:!(n.format!==void 0||(n.maxLength??1/0)<=200)&&n.pattern===void 0};case"integer":case"number":return{kind:"number"};case"\\
boolean":return{kind:"choice",values:[!0,!1]};case"object":return n.properties===void 0?to:{kind:"object",fields:Object.entries(n.properties).map(([a,c])=>({name:a,
schema:c,required:n.required?.includes(a)===!0}))};case"array":return n.items===void 0||n.prefixItems!==void 0?to:{kind:"list",items:n.items};default:return to}}
var to={kind:"json"};function Mo(e,t,n=0){let o=mr(e,t);if(o===null)return;if(o.default!==void 0)return o.default;if(o.const!==void 0)return o.const;let r=Ao(o,
t);if(r.kind==="list")return[];if(r.kind!=="object"||n>8)return;let l=r.fields.flatMap(({name:i,schema:a,required:c})=>{let f=c||fd(a)?Mo(a,t,n+1):void 0;return f===
void 0?[]:[[i,f]]});return Object.fromEntries(l)}function fd(e){return typeof e=="object"&&e.default!==void 0}function Ii(e,t){return mr(e,t)?.description??null}
function mr(e,t,n=16){if(typeof e=="boolean")return null;if(e.$ref===void 0)return e;let o=e.$ref.replace(/^#\\/?/,"").split("/").filter(r=>r!=="").reduce((r,l)=>typeof r==
"object"&&r!==null?r[l.replaceAll("~1","/").replaceAll("~0","~")]:void 0,t);return typeof o!="object"||o===null||n===0?null:mr(o,t,n-1)}function Bi({items:e,path:t,root:n,value:o,onChange:r,issues:l}){let{texts:i,format:a}=P(),c=Array.isArray(o)?o:[];return s(te,{children:[c.map((f,m)=>s("div",{
class:"item",children:[s(Lo,{path:\`\${t}[\${m}]\`,label:a.number(m+1),schema:e,root:n,required:!0,value:f,issues:l,onChange:p=>r(c.with(m,p))}),s("button",{type:"b\\
utton",class:"button plain","aria-label":\`\${i.enqueue.remove}: \${t}[\${m}]\`,onClick:()=>r(c.toSpliced(m,1)),children:i.enqueue.remove})]},m)),s("button",{type:"b\\
utton",class:"button",onClick:()=>r([...c,Mo(e,n)??""]),children:i.enqueue.add})]})}function Lo(e){let{texts:t}=P(),{path:n,label:o,schema:r,root:l,required:i,issues:a}=e,c=Ao(r,l),f=Ii(r,l),m=a.get(n),p=s(te,{children:[o,!i&&s("span",{class:"f\\
aint",children:[" ",t.enqueue.optional]})]}),h=s(te,{children:[f!==null&&s("span",{class:"faint",children:f}),m!==void 0&&s("span",{class:"issue",id:$i(n),children:m})]});
return c.kind==="object"||c.kind==="list"?s("fieldset",{children:[s("legend",{children:p}),h,c.kind==="object"?s(pd,{...e,kind:c}):s(Bi,{...e,items:c.items})]}):
s("div",{class:"field",children:[s("label",{for:n,children:p}),s(md,{...e,kind:c}),h]})}function pd({kind:e,...t}){let{path:n,root:o,value:r,onChange:l,issues:i}=t,
a=yd(r)?r:{};return s(te,{children:e.fields.map(({name:c,schema:f,required:m})=>s(Lo,{path:\`\${n}.\${c}\`,label:c,schema:f,root:o,required:m,value:a[c],issues:i,onChange:p=>{
let{[c]:h,..._}=a,v=p===void 0?_:{...a,[c]:p};l(Object.keys(v).length===0&&!t.required?void 0:v)}},c))})}function md({kind:e,...t}){let{texts:n}=P(),{path:o,required:r,
value:l,onChange:i,issues:a}=t,c={id:o,"aria-invalid":a.has(o),...a.has(o)?{"aria-describedby":$i(o)}:{}},f=l==null?"":String(l);switch(e.kind){case"json":return s(
pr,{...c,value:l,onChange:i});case"text":{let m=p=>i(p===""&&!r?void 0:p);return e.long?s("textarea",{...c,class:"short",value:f,onInput:p=>m(p.currentTarget.value)}):
s("input",{...c,value:f,onInput:p=>m(p.currentTarget.value)})}case"number":return s("input",{...c,inputMode:"decimal",value:f,onInput:m=>i(gd(m.currentTarget.value))});case"\\
choice":{let m=e.values.findIndex(p=>JSON.stringify(p)===JSON.stringify(l));return s("select",{...c,value:String(m),onChange:p=>i(e.values[Number(p.currentTarget.
value)]),children:[s("option",{value:"-1",children:n.enqueue.unset}),e.values.map((p,h)=>s("option",{value:String(h),children:hd(p,n.enqueue)},h))]})}}}function gd(e){
if(e.trim()==="")return;let t=Number(e);return Number.isFinite(t)&&!e.endsWith(".")?t:e}function hd(e,t){return e===!0?t.yes:e===!1?t.no:e===null?t.null:typeof e==
"string"?e:JSON.stringify(e)}function $i(e){return\`\${e.replaceAll(/\\s/g,"_")}-issue\`}function yd(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Tn({label:e,value:t,onChange:n}){return s("label",{class:"time",children:[s("span",{children:e}),s("input",{type:"datetime-local",value:_d(t),onChange:o=>{
let r=new Date(o.currentTarget.value).getTime();n(Number.isNaN(r)?"":String(r))}})]})}function _d(e){let t=Number(e);if(e===""||!Number.isFinite(t))return"";let n=new Date(
t-new Date(t).getTimezoneOffset()*6e4);return Number.isNaN(n.getTime())?"":n.toISOString().slice(0,16)}var Ps=["priority","delayMs","maxAttempts","timeoutMs"],As=["concurrencyKey","uniqueKey","partitionKey"];function ji(e,t){let n=[...Ps,"runAt"].flatMap(l=>{let i=e[l]?.
trim()??"";return i===""?[]:[[l,Number(i)]]}),o=As.flatMap(l=>{let{kind:i}=t.keys[l],a=e[l]??"";return a===""||i==="derived"||i==="forbidden"?[]:[[l,a]]}),{guarantee:r=""}=e;
return{...Object.fromEntries(n),...Object.fromEntries(o),...r===""?{}:{guarantee:r}}}function qi(e){let{texts:t}=P(),{policy:n,options:o,onChange:r}=e,{keys:l}=n,i=As.filter(c=>l[c].kind!=="forbidden"),a=i.filter(c=>l[c].kind==="required");return s(
te,{children:[a.map(c=>s(Ms,{name:c,...e},c)),s("details",{class:"options",children:[s("summary",{children:t.enqueue.options}),s("div",{class:"grid",children:[i.
map(c=>{let f=l[c];return f.kind==="required"?null:f.kind!=="derived"?s(Ms,{name:c,...e},c):s("div",{class:"field",children:[s("span",{children:t.enqueue.option[c]}),
s("span",{class:"faint",children:t.enqueue.derived(f.template)})]},c)}),Ps.map(c=>s(Ms,{name:c,...e},c)),s(Tn,{label:t.enqueue.option.runAt,value:o.runAt??"",onChange:c=>r(
"runAt",c)}),s("div",{class:"field",children:[s("label",{for:"guarantee",children:t.enqueue.option.guarantee}),s("select",{id:"guarantee",value:o.guarantee??"",
onChange:c=>r("guarantee",c.currentTarget.value),children:[s("option",{value:"",children:n.guarantee}),["at-least-once","at-most-once"].filter(c=>c!==n.guarantee).
map(c=>s("option",{children:c},c))]})]})]})]})]})}function Ms({name:e,policy:t,options:n,onChange:o,issues:r}){let{texts:l}=P(),i=e==="maxAttempts"||e==="timeou\\
tMs"?String(t[e]):"",a=r.get(e);return s("div",{class:"field",children:[s("label",{for:e,children:l.enqueue.option[e]}),s("input",{id:e,value:n[e]??"",placeholder:i,
"aria-invalid":a!==void 0,...e.endsWith("Key")?{}:{inputMode:"numeric"},onInput:c=>o(e,c.currentTarget.value)}),a!==void 0&&s("span",{class:"issue",children:a})]})}function Ui({info:e,copied:t}){let{texts:n}=P(),o=Ct(),r=e.payload_schema??!0,l=Ao(r,r).kind==="object",[i,a]=$(!l),[c,f]=$(!0),[m,p]=$(t??Mo(r,r)??{}),[h,_]=$(
{}),[v,x]=$(!1),[T,M]=$(null),[S,R]=$(null),E=S instanceof ze?S.issues:[],K=new Map(E.map(({path:j,expected:W,got:X})=>[j,n.enqueue.expectedGot(W,X)])),O=async()=>{
x(!0),M(null),R(null);try{let j={binding:e.name,payload:m,...ji(h,e.policy)};M(await le.enqueue(j))}catch(j){R(j)}x(!1)};return s("form",{class:"enqueue",onSubmit:j=>{
j.preventDefault(),O()},children:[s("div",{class:"title",children:[s("h2",{children:n.enqueue.payload}),l?s("div",{class:"segments row",role:"group","aria-label":n.
enqueue.payload,children:[!1,!0].map(j=>s("button",{type:"button",class:"button","aria-pressed":i===j,disabled:!c,onClick:()=>a(j),children:j?n.enqueue.json:n.enqueue.
form},String(j)))}):e.payload_schema===null&&s("span",{class:"faint",children:n.enqueue.anyPayload})]}),i?s("div",{class:"field",children:[s("label",{class:"hid\\
den",for:"payload",children:n.enqueue.payload}),s(pr,{id:"payload",value:m,onChange:p,onGood:f})]}):s(Lo,{path:"payload",label:e.name,schema:r,root:r,required:!0,
value:m,onChange:p,issues:K}),s(qi,{policy:e.policy,options:h,onChange:(j,W)=>_({...h,[j]:W}),issues:K}),S!==null&&s("div",{class:"banner bad",role:"alert",children:[
s("span",{children:E.length>0?n.enqueue.issues:o(S)}),E.length>0&&s("ul",{class:"failures",children:[...K].map(([j,W])=>s("li",{children:[s("code",{children:j}),
" ",W]},j))})]}),T!==null&&s(Oi,{answer:T}),s("div",{class:"row",children:s("button",{class:"button primary",disabled:v||!c,children:v?n.enqueue.sending:n.enqueue.
submit})})]})}function Wi({query:e}){let{texts:t}=P(),{who:n}=Yt(),o=Ke("bindings",le.bindings),r=e.get("copy"),l=Ke(r,f=>le.job(r??"",!1,f));if(n.read_only)return s(Tt,{title:t.
enqueue.title,lead:t.enqueue.readOnly});let i=o.error??l.error;if(i!==null)return s(mt,{error:i,again:()=>{o.reload(),l.reload()}});if(o.value===null||r!==null&&
l.value===null)return s(Et,{});let a=o.value.bindings.filter(({draining:f})=>!f),c=a.find(({name:f})=>f===e.get("binding"))??a[0];return c===void 0?null:s("div",
{class:"narrow",children:[s("div",{class:"title",children:s("h1",{children:t.enqueue.title})}),s("div",{class:"field",children:[s("label",{for:"binding",children:t.
enqueue.binding}),s("select",{id:"binding",value:c.name,onChange:f=>Ze(Z("enqueue",{binding:f.currentTarget.value}),{replace:!0}),children:a.map(({name:f})=>s("\\
option",{children:f},f))}),c.description!==null&&s("span",{class:"faint",children:c.description})]}),s(Ui,{info:c,copied:l.value?.job.payload},\`\${c.name} \${r??""}\`)]})}var bd={SCHEDULED:"M5 1a4 4 0 1 0 .01 0M5 3v2l1.6 1",QUEUED:"M1 5h7M5.5 2.2 8.4 5 5.5 7.8",RUNNING:"M8.8 5A3.8 3.8 0 1 1 5 1.2a2.6 2.6 0 1 1-2 4.4",COMPLETED:"M\\
1.4 5.4 4 8l4.6-6",FAILED:"M2 2l6 6M8 2 2 8",CANCELLED:"M1.6 5h6.8",STALLED:"M3.2 2v6M6.8 2v6"};function Ro({state:e}){return s("svg",{viewBox:"0 0 10 10","aria\\
-hidden":"true",children:s("path",{d:bd[e]})})}function no({state:e,word:t}){let{texts:n}=P();return s("span",{class:\`state \${e}\`,children:[s(Ro,{state:e}),t??n.
states[e]]})}function Do({title:e,onClose:t,children:n}){let o=Le(null);return de(()=>o.current?.showModal(),[]),s("dialog",{ref:o,"aria-labelledby":"dialog-title",onClose:t,
onClick:r=>{r.target===o.current&&t()},children:[s("h2",{id:"dialog-title",children:e}),n]})}function oo({question:e,action:t,onYes:n,onClose:o}){let{texts:r}=P();
return s(Do,{title:e,onClose:o,children:s("div",{class:"row",children:[s("button",{class:"button",onClick:o,children:r.job.keep}),s("button",{class:"button prim\\
ary",onClick:()=>{o(),n()},children:t})]})})}function Hi({onChosen:e,onClose:t}){let{texts:n}=P(),[o,r]=$("10"),[l,i]=$(""),a=c=>{t(),e(c)};return s(Do,{title:n.job.rescheduleTitle,onClose:t,children:s("fo\\
rm",{class:"reschedule",onSubmit:c=>{c.preventDefault(),a(l===""?{delayMs:Math.round(Number(o)*6e4)}:{runAt:Number(l)})},children:[s("label",{children:[s("span",
{children:n.job.inMinutes}),s("input",{type:"number",min:"0",step:"any",required:l==="",disabled:l!=="",value:o,onInput:c=>r(c.currentTarget.value)})]}),s(Tn,{label:n.
job.at,value:l,onChange:i}),s("div",{class:"row",children:[s("button",{type:"button",class:"button",onClick:t,children:n.job.keep}),s("button",{type:"button",class:"\\
button",onClick:()=>a({delayMs:0}),children:n.job.now}),s("button",{class:"button primary",children:n.job.reschedule})]})]})})}function Ji({job:e,onChanged:t}){let{texts:n}=P(),{who:o}=Yt(),r=Ct(),[l,i]=$(null),[a,c]=$(!1),[f,m]=$(null);if(o.read_only)return null;let p=async(v,x)=>{c(!0);
try{await x(),m({good:!0,text:n.job.done[v]})}catch(T){let S=T instanceof ze&&T.code==="invalid-state"?n.job.refused(vd(T,n.states)):r(T);m({good:!1,text:S})}c(
!1),t()},h=()=>i(null),_=e.state==="SCHEDULED";return s(te,{children:[s("div",{class:"row",children:[e.retryable&&s("button",{class:"button primary",disabled:a,
onClick:()=>{p("retry",()=>le.act(e.id,"retry"))},children:n.job.retry}),_&&s(te,{children:[s("button",{class:"button",disabled:a,onClick:()=>i("reschedule"),children:n.
job.reschedule}),s("button",{class:"button",disabled:a,onClick:()=>i("cancel"),children:n.job.cancel})]}),!e.payload_hidden&&s("a",{class:"button",href:Z("enque\\
ue",{binding:e.binding,copy:e.id}),children:n.job.copy})]}),f!==null&&s("p",{class:\`banner outcome \${f.good?"good":"bad"}\`,role:"status",children:f.text}),l==="\\
cancel"&&s(oo,{question:n.job.cancelAsk,action:n.job.cancel,onYes:()=>{p("cancel",()=>le.act(e.id,"cancel"))},onClose:h}),l==="reschedule"&&s(Hi,{onChosen:v=>{p(
"reschedule",()=>le.reschedule(e.id,v))},onClose:h})]})}function vd({details:e},t){let{state:n}=e??{};return t[String(n)]??String(n)}var Ls=new Set;setInterval(()=>{if(document.hidden)return;let e=Date.now();for(let t of Ls)t(e)},1e3);function ro(){let[e,t]=$(Date.now);return de(()=>(Ls.add(t),
()=>{Ls.delete(t)}),[]),e}var kd=3e3;function zi({job:e}){let t=P(),{texts:n}=t,o=ro(),r=e.state==="SCHEDULED",l=Ke(r?e.id:null,a=>le.explain(e.id,a));if(an(()=>{r&&l.reload()},kd),e.state===
"STALLED")return s("p",{class:"banner warn",children:n.job.explain.stalled});if(!r||l.value===null)return null;let i=Sd(l.value,t,o);return i===null?null:s("p",
{class:"banner",children:[s("b",{children:n.job.explain.title})," ",i]})}function Sd({reason:e,earliest_at:t,in_flight:n,limit:o,ahead:r,or_more:l},{texts:i,format:a},c){
let{explain:f}=i.job,m=h=>a.number(h??0),p=t===null?"–":a.relative(t,c);switch(e){case"not-waiting":return null;case"paused":return f.paused;case"due-later":case"\\
queue":case"rate":return f[e](p);case"key":case"concurrency":return f[e](m(n),m(o));case"behind":return r===0?f.next:f.behind(\`\${m(r)}\${l?"+":""}\`)}}function gr({at:e}){let{format:t}=P(),n=ro();return e===null?s("span",{class:"faint",children:"–"}):s("time",{dateTime:new Date(e).toISOString(),title:t.time(
e),children:t.relative(e,n)})}var wd=["concurrency_key","unique_key","partition_key"],xd=["created_at","run_after","dispatched_at","updated_at"];function Gi({job:e}){let{texts:t,format:n}=P(),
{fact:o}=t.job,r=t.jobs.ofMax(n.number(e.attempts),n.number(e.max_attempts));return s("section",{class:"panel",children:[s("h2",{children:t.job.facts}),s("dl",{
class:"facts",children:[s(so,{name:o.binding,children:s("a",{href:Z("jobs",{binding:e.binding}),children:e.binding})}),s(so,{name:o.attempts,children:r}),s(so,{
name:o.priority,children:n.number(e.priority)}),s(so,{name:o.guarantee,children:e.guarantee}),wd.map(l=>{let i=e[l];return i===null?null:s(so,{name:o[l],children:l===
"partition_key"?s("span",{class:"mono",children:i}):s("a",{class:"mono",href:Z("jobs",{[l]:i}),children:i})},l)}),xd.map(l=>s(so,{name:o[l],children:s(gr,{at:e[l]})},
l))]})]})}function so({name:e,children:t}){return s(te,{children:[s("dt",{children:e}),s("dd",{children:t})]})}var Vi=100,Rs=4e3;function Ki({value:e,openTo:t}){return s("div",{class:"json mono",children:s(Yi,{name:null,value:e,depth:0,openTo:t})})}function Yi({name:e,value:t,
depth:n,openTo:o}){let{texts:r,format:l}=P(),[i,a]=$(n<o),[c,f]=$(Vi),m=e===null?null:s("span",{class:"member",children:[e,": "]});if(typeof t!="object"||t===null)
return s("div",{class:"leaf",children:[m,s(Td,{value:t})]});let p=Array.isArray(t),h=p?t.map(v=>[null,v]):Object.entries(t);if(h.length===0)return s("div",{class:"\\
leaf",children:[m,p?"[]":"{}"]});let _=l.number(h.length);return s("div",{children:[s("button",{class:"fold","aria-expanded":i,onClick:()=>a(!i),children:[m,s("\\
span",{class:"faint",children:p?r.job.items(_):r.job.fields(_)})]}),i&&s("div",{class:"members",children:[h.slice(0,c).map(([v,x],T)=>s(Yi,{name:v,value:x,depth:n+
1,openTo:o},v??T)),h.length>c&&s("button",{class:"fold",onClick:()=>f(c+Vi),children:r.job.more(l.number(h.length-c))})]})]})}function Td({value:e}){let{texts:t,
format:n}=P(),[o,r]=$(!1),l=JSON.stringify(e);return l.length<=Rs||o?s("span",{class:typeof e,children:l}):s("span",{class:"string",children:[l.slice(0,Rs),"…",
" ",s("button",{class:"fold",onClick:()=>r(!0),children:t.job.more(n.number(l.length-Rs))})]})}var Ed=2,Ds=99;function Ns({title:e,value:t,instead:n}){let{texts:o}=P(),[r,l]=$(Ed),[i,a]=$(!1),c=async()=>{await navigator.clipboard.writeText(JSON.stringify(
t,null,2)),a(!0)};return s("section",{class:"panel",children:[s("div",{class:"title",children:[s("h2",{children:e}),n===null&&s("div",{class:"row",children:[typeof t==
"object"&&t!==null&&s("button",{class:"button plain",onClick:()=>l(r===Ds?1:Ds),children:r===Ds?o.job.collapseAll:o.job.expandAll}),s("button",{class:"button pl\\
ain",onClick:()=>{c().catch(()=>{})},children:i?o.job.copied:o.job.copyText})]})]}),n===null?s(Ki,{value:t,openTo:r},r):s("p",{class:"soft",children:n})]})}function Qi(e,t){let n=e.attempts_log.toReversed(),o=e.state==="QUEUED"||e.state==="RUNNING"||e.state==="SCHEDULED",l=(n[0]?.attempt??1)>1?n[0]?.started_at??e.created_at:
e.created_at,i=[],a=l;for(let[f,{attempt:m,state:p,started_at:h,finished_at:_,error:v}]of n.entries()){let x=f===n.length-1&&!o,T=h??_,M=x?Math.min(e.dispatched_at??
T,T):T;i.push({attempt:m,state:p,segments:Zi([{kind:"waiting",from:a,to:M},{kind:"queued",from:M,to:T},{kind:"running",from:T,to:_}]),ranMs:h===null?null:_-h,error:v}),
a=_}o&&i.push(Cd(e,a,t));let c=Math.max(l+1,...i.flatMap(({segments:f})=>f.map(m=>m.to)));return{from:l,to:c,rows:i}}function Cd(e,t,n){let o=(e.attempts_log[0]?.
attempt??0)+1,r=e.state!=="SCHEDULED"&&e.dispatched_at!==null,l=r?e.dispatched_at??n:Math.max(n,e.run_after),i=[{kind:"waiting",from:t,to:l},...r?[{kind:e.state===
"RUNNING"?"running":"queued",from:l,to:n}]:[]],a=e.state==="RUNNING"?Math.max(0,n-l):null;return{attempt:o,state:e.state,segments:Zi(i),ranMs:a,error:null}}function Zi(e){
return e.filter(({from:t,to:n})=>n>t)}var Pd=["waiting","queued","running"];function Xi({job:e}){let{texts:t,format:n}=P(),o=Qi(e,ro()),{rows:r,from:l,to:i}=o;return s("section",{class:"timeline",children:[
s("div",{class:"title",children:[s("h2",{children:t.job.timeline}),s("ul",{class:"legend",children:[Pd.map(a=>s("li",{children:[s("i",{class:\`segment \${a}\`}),t.
job.segments[a]]},a)),s("li",{class:"faint",children:t.job.timelineNote})]})]}),r.length===0&&s("p",{class:"soft",children:t.job.noAttempts}),s("ol",{children:r.
map(a=>s(Ad,{row:a,timeline:o},a.attempt))}),r.length>0&&s("div",{class:"scale faint",children:[s("span",{children:n.time(l)}),s("span",{children:n.duration(i-l)}),
s("span",{children:n.time(i)})]})]})}function Ad({row:e,timeline:t}){let{texts:n,format:o}=P(),{attempt:r,state:l,segments:i,ranMs:a,error:c}=e,f=l==="SCHEDULED"&&
c!==null,m=f?"FAILED":l,p=_=>\`\${_/(t.to-t.from)*100}%\`,h=i.map(({kind:_,from:v,to:x})=>\`\${n.job.segments[_]} \${o.duration(x-v)}\`);return s("li",{class:"attempt",
children:[s("span",{class:"which",children:n.job.attempt(o.number(r))}),s(no,{state:m,...f?{word:n.job.retried}:{}}),s("span",{class:"track",role:"img","aria-la\\
bel":h.join(", "),title:h.join(\`
\`),children:i.map(({kind:_,from:v,to:x})=>s("i",{class:\`segment \${_} \${_==="running"?m:""}\`,style:{left:p(v-t.from),width:p(x-v)}},_))}),s("span",{class:"ran so\\
ft",children:a===null?l==="SCHEDULED"||l==="QUEUED"?"":n.job.never:n.job.ran(o.duration(a))}),c!==null&&s("pre",{class:"error",children:c})]})}function ea({id:e}){let{texts:t,format:n}=P(),o=Ke(e,a=>Md(e,a));if(an(a=>{(a===null||a.has(e))&&o.reload()}),o.value===null)return o.error===null?s(Et,{}):s(mt,
{error:o.error,again:o.reload});let{job:r}=o.value,l=r.payload_hidden?t.job.hiddenPayload:null,i=r.result_omitted!==null?t.job.notKept(r.result_omitted):r.result===
null?t.job.noResult:null;return s(te,{children:[s("div",{class:"title job-title",children:[s("a",{class:"soft",href:Z("jobs"),children:t.job.back}),s("h1",{class:"\\
mono",children:r.id}),s(no,{state:r.state}),r.state==="RUNNING"&&r.progress!==null&&s("span",{class:"soft",children:[s("progress",{max:1,value:r.progress,"aria-\\
label":t.job.progress})," ",n.percent(r.progress)]}),s(Ji,{job:r,onChanged:o.reload})]}),s(zi,{job:r}),s(Xi,{job:r}),s("div",{class:"columns",children:[s(Ns,{title:t.
job.payload,value:r.payload,instead:l}),s(Ns,{title:t.job.result,value:r.result,instead:l??i}),s(Gi,{job:r})]})]})}async function Md(e,t){try{return await le.job(
e,!0,t)}catch(n){if(!(n instanceof ze&&(n.code==="gone"||n.code==="shard-unavailable")))throw n;return await le.job(e,!1,t)}}var gt=["SCHEDULED","QUEUED","RUNNING","COMPLETED","FAILED","CANCELLED","STALLED"];var hr=["id","unique_key","concurrency_key"],ta=["created_from","created_to"],Ld=["sort","order"],Fs=50,Os={retry:["FAILED","STALLED"],cancel:["SCHEDULED"]};function Is(e){
let t=e.getAll("state");return gt.filter(n=>t.includes(n))}function un(e){return new URLSearchParams([...e].filter(([t])=>t==="state"||t==="binding"||t.startsWith(
"index.")||[...hr,...ta].some(n=>n===t)))}function yr(e){let t=un(e);for(let n of[...Ld,"cursor"]){let o=e.get(n);o!==null&&t.set(n,o)}return t.set("limit",String(
Fs)),t}function En(e,t){let n=new URLSearchParams(e);for(let o of["cursor","page",...Object.keys(t)])n.delete(o);for(let[o,r]of Object.entries(t))for(let l of typeof r==
"string"?[r]:r)n.append(o,l);return n}function Bs(e,t){let n=Is(e),o=Os[t].filter(i=>n.length===0||n.includes(i));if(o.length===0)return null;let l=[...un(e)].filter(
([i])=>i!=="state").map(([i,a])=>[i,ta.some(c=>c===i)?Number(a):a]);return{...Object.fromEntries(l),state:o}}var Rd=["retry","cancel"];function na({jobs:e,query:t,selection:n,bulk:o}){let{texts:r,format:l}=P(),i=Ct(),[a,c]=$(null),[f,m]=$(null),{ids:p}=n,h=o.progress?.
running===!0,_=x=>p.size===0?Bs(t,x)!==null:e.filter(({id:M})=>p.has(M)).some(({state:M})=>Os[x].includes(M)),v=async x=>{if(m(null),p.size>0){c({action:x,body:{
ids:[...p]},count:p.size});return}let T=Bs(t,x);if(T!==null)try{let{ok:M,remaining:S}=await le.bulk(x,{...T,dry_run:!0});c({action:x,body:T,count:M+S})}catch(M){
m(i(M))}};return s("div",{class:"row bulk",children:[s("span",{class:"soft",role:"status",children:p.size>0?r.jobs.selected(l.number(p.size)):r.jobs.allMatching}),
Rd.map(x=>s("button",{class:"button",disabled:h||!_(x),onClick:()=>{v(x)},children:r.jobs[x]},x)),p.size>0&&s("button",{class:"button plain",onClick:n.clear,children:r.
jobs.clearSelection}),f!==null&&s("span",{class:"warn",role:"alert",children:f}),a!==null&&s(oo,{question:r.jobs.bulkAsk[a.action](l.number(a.count)),action:r.jobs[a.
action],onYes:()=>{n.clear(),o.run(a.action,a.body)},onClose:()=>c(null)})]})}function oa({bulk:e}){let{texts:t,format:n}=P(),o=Ct(),{progress:r}=e;if(r===null)return null;let{running:l,ok:i,failed:a,remaining:c,error:f}=r,m=a.length===0&&
f===null;return s("section",{class:\`banner \${m?"good":"bad"}\`,role:"status",children:[s("span",{children:t.jobs.done(n.number(i))}),a.length>0&&s("span",{children:t.
jobs.notDone(n.number(a.length))}),f!==null&&s("span",{children:o(f)}),c>0&&s("span",{children:t.jobs.remaining(n.number(c))}),l&&s("progress",{max:i+a.length+c,
value:i+a.length}),s("button",{class:"button plain",onClick:l?e.stop:e.dismiss,children:l?t.jobs.stop:t.jobs.dismiss}),a.length>0&&s("ul",{class:"failures",children:a.
map(({id:p,reason:h})=>s("li",{children:[s("a",{class:"mono",href:Xn(p),children:p})," ",t.jobs.reasons[h]]},p))})]})}var _r=["state","binding","attempts","priority","created_at","run_after","dispatched_at","updated_at"],ra={state:"state",binding:"binding",attempts:"attempts",priority:"\\
priority",created_at:"created_at",updated_at:"updated_at"},Dd=["state","binding","attempts","created_at","updated_at"];function sa(){let[e,t]=$(Nd);return[e,o=>{
let r=_r.filter(l=>l===o!==e.includes(l));Ss.set(r.join(",")),t(r)}]}function Nd(){let e=Ss.get()?.split(",");return e===void 0?Dd:_r.filter(t=>e.includes(t))}function la({shown:e,onToggle:t}){let{texts:n}=P();return s("details",{class:"menu",children:[s("summary",{class:"button",children:n.jobs.columns}),s("div",{class:"\\
sheet",children:_r.map(o=>s("label",{children:[s("input",{type:"checkbox",checked:e.includes(o),onChange:()=>t(o)}),n.jobs.column[o]]},o))})]})}var Fd=1200;function lo(e){let t=Le(e);t.current=e,de(()=>{let n={key:"",at:0},o=r=>{if(r.ctrlKey||r.metaKey||r.altKey||Od(r.target))return;let l=r.timeStamp-n.
at<Fd?\`\${n.key} \${r.key}\`:"";n={key:r.key,at:r.timeStamp};let i=t.current[l]??t.current[r.key];i!==void 0&&(r.preventDefault(),i())};return addEventListener("ke\\
ydown",o),()=>removeEventListener("keydown",o)},[])}function Od(e){return e instanceof HTMLElement?e.closest("dialog")!==null?!0:/^(INPUT|TEXTAREA|SELECT)$/.test(
e.tagName)&&!Id(e):!1}function Id(e){return e instanceof HTMLInputElement&&e.type==="checkbox"}function ia({query:e,onSearch:t}){let{texts:n}=P(),{jobs:o}=n,r=hr.find(p=>e.get(p)!==null)??"id",[l,i]=$(r),[a,c]=$(e.get(r)??""),f=Le(null);de(()=>{i(r),c(e.get(
r)??"")},[r,e.get(r)]),lo({"/":()=>f.current?.focus()});let m=p=>{t({...{id:"",unique_key:"",concurrency_key:""},[p]:a.trim()})};return s("form",{class:"search",
role:"search",onSubmit:p=>{p.preventDefault(),m(l)},children:[s("select",{"aria-label":o.searchBy,value:l,onChange:p=>{let h=p.currentTarget.value;i(h),a.trim()!==
""&&m(h)},children:hr.map(p=>s("option",{value:p,children:o.by[p]},p))}),s("input",{ref:f,type:"search","aria-label":o.search,placeholder:o.searchHint,value:a,onInput:p=>{
let{value:h}=p.currentTarget;c(h),Bd(h)&&i("id"),h===""&&e.get(r)!==null&&t({id:"",unique_key:"",concurrency_key:""})}})]})}function Bd(e){return/^\\s*[A-Z][A-Z0-9_]*#\\d+:\\w+\\s*$/.
test(e)}function aa({query:e,bindings:t}){let{texts:n}=P(),{jobs:o}=n,r=Is(e),l=e.get("binding")??"",i=t.find(({name:f})=>f===l)?.index??[],a=t.map(({name:f})=>f),c=f=>Ze(
Z("jobs",En(e,f)));return s("section",{class:"filters","aria-label":o.filters,children:[s("div",{class:"row states",role:"group","aria-label":o.column.state,children:gt.
map(f=>s("button",{class:\`button chip \${f}\`,"aria-pressed":r.includes(f),onClick:()=>c({state:gt.filter(m=>m===f!==r.includes(m))}),children:[s(Ro,{state:f}),n.
states[f]]},f))}),s("div",{class:"row",children:[s("select",{"aria-label":o.binding,value:l,onChange:f=>c({binding:f.currentTarget.value,...Object.fromEntries(i.
map(m=>[\`index.\${m}\`,""]))}),children:[s("option",{value:"",children:o.anyBinding}),(l===""||a.includes(l)?a:[l,...a]).map(f=>s("option",{value:f,children:f},f))]}),
s(ia,{query:e,onSearch:c}),i.map(f=>s($d,{field:f,value:e.get(\`index.\${f}\`)??"",onChange:m=>c({[\`index.\${f}\`]:m})},f)),s(Tn,{label:o.from,value:e.get("created_f\\
rom")??"",onChange:f=>c({created_from:f})}),s(Tn,{label:o.to,value:e.get("created_to")??"",onChange:f=>c({created_to:f})}),un(e).size>0&&s("a",{class:"button pl\\
ain",href:Z("jobs"),children:o.clear})]})]})}function $d({field:e,value:t,onChange:n}){let{texts:o}=P(),[r,l]=$(t);return s("form",{onSubmit:i=>{i.preventDefault(),
n(r.trim())},children:s("input",{type:"search",placeholder:e,"aria-label":o.jobs.field(e),value:r,onInput:i=>l(i.currentTarget.value),onChange:()=>{r.trim()!==t&&
n(r.trim())}})})}function ua({job:e,columns:t,selection:n}){let{texts:o}=P(),r=n?.ids.has(e.id)===!0,l=[e.unique_key,e.concurrency_key].filter(i=>i!==null);return s("tr",{"aria-\\
selected":r,children:[n!==null&&s("td",{class:"pick",children:s("input",{type:"checkbox","aria-label":o.jobs.select(e.id),checked:r,onChange:()=>n.toggle(e.id)})}),
s("td",{class:"who",children:[s("a",{class:"id mono",href:Xn(e.id),children:e.id}),l.map(i=>s("span",{class:"key mono faint",children:i},i)),e.last_error!==null&&
(e.state==="FAILED"||e.state==="STALLED")&&s("span",{class:"error",title:e.last_error,children:e.last_error})]}),t.map(i=>s("td",{class:$s(i)?"number":\`is-\${i}\`,
"data-label":o.jobs.column[i],children:s(jd,{job:e,column:i})},i))]})}function jd({job:e,column:t}){let{texts:n,format:o}=P();switch(t){case"state":return s(te,
{children:[s(no,{state:e.state}),e.state==="RUNNING"&&e.progress!==null&&s("progress",{max:1,value:e.progress,"aria-label":n.job.progress})]});case"binding":return s(
te,{children:e.binding});case"attempts":return s(te,{children:n.jobs.ofMax(o.number(e.attempts),o.number(e.max_attempts))});case"priority":return s(te,{children:o.
number(e.priority)});default:return s(gr,{at:e[t]})}}function ca({jobs:e,columns:t,query:n,selection:o,stale:r}){let{texts:l}=P(),i=Le(null),a=()=>[...i.current?.querySelectorAll("a.id")??[]],c=m=>{let p=a(),h=document.
activeElement?.closest("tr"),_=p.findIndex(v=>v.closest("tr")===h);p.at(_<0?0:Math.min(p.length-1,Math.max(0,_+m)))?.focus()};lo({j:()=>c(1),k:()=>c(-1),x:()=>{
let m=document.activeElement?.closest("tr"),p=e[a().findIndex(h=>h.closest("tr")===m)];p!==void 0&&o?.toggle(p.id)},Escape:()=>o?.clear()});let f=e.length>0&&e.
every(({id:m})=>o?.ids.has(m)===!0);return s("div",{class:"scroll",tabIndex:0,role:"region","aria-label":l.jobs.title,children:s("table",{class:r?"jobs cards st\\
ale":"jobs cards","aria-busy":r,children:[s("thead",{children:s("tr",{children:[o!==null&&s("th",{scope:"col",class:"pick",children:s("input",{type:"checkbox","\\
aria-label":l.jobs.selectAll,checked:f,onChange:()=>o.set(f?[]:e.map(({id:m})=>m))})}),s("th",{scope:"col",children:l.jobs.column.id}),t.map(m=>s(qd,{column:m,query:n},
m))]})}),s("tbody",{ref:i,children:e.map(m=>s(ua,{job:m,columns:t,selection:o},m.id))})]})})}function qd({column:e,query:t}){let{texts:n}=P(),o=ra[e],r=n.jobs.column[e],
l=$s(e)?"number":"";if(o===void 0)return s("th",{scope:"col",class:l,children:r});let i=(t.get("sort")??"created_at")===o,a=t.get("order")!=="asc",c=i&&a?"asc":
"desc";return s("th",{scope:"col",class:l,...i?{"aria-sort":a?"descending":"ascending"}:{},children:s("button",{onClick:()=>Ze(Z("jobs",En(t,{sort:o,order:c}))),
children:[r,i&&(a?" ↓":" ↑")]})})}function $s(e){return e==="attempts"||e==="priority"||e.includes("_")}var da=[];function fa({query:e,rows:t,total:n,next:o}){let{texts:r,format:l}=P(),{jobs:i}=r,a=Math.max(1,Number(e.get("page"))||1),c=Z("jobs",e),f=(a-1)*Fs+1,m=da[a-
2],p=h=>{da[a-1]=c;let _=En(e,{cursor:h,page:String(a+1)});Ze(Z("jobs",_))};return s("nav",{class:"pager row","aria-label":i.column.id,children:[s("span",{class:"\\
faint",children:t>0&&i.shown(l.number(f),l.number(f+t-1),n===null?"…":l.number(n))}),s("a",{class:"button","aria-disabled":a===1,href:Z("jobs",En(e,{})),children:i.
first}),s("button",{class:"button",disabled:a===1||m===void 0,onClick:()=>Ze(m??c),children:i.previous}),s("button",{class:"button",disabled:o===null,onClick:()=>p(
o??""),children:i.next})]})}function pa(e){let[t,n]=$(null),o=Le(!1);return{progress:t,run:async(l,i)=>{o.current=!1;let a={action:l,running:!0,ok:0,failed:[],remaining:0,error:null},c=i;for(;c!==
null;){n(a);try{let f=await le.bulk(l,c);a={...a,ok:a.ok+f.ok,failed:[...a.failed,...f.failed],remaining:f.remaining},c=f.next_cursor!==null&&!("ids"in i)&&!o.current?
{...i,cursor:f.next_cursor}:null}catch(f){a={...a,error:f},c=null}}n({...a,running:!1}),e()},stop:()=>{o.current=!0},dismiss:()=>n(null)}}var Ud=1500,Wd=15e3;function ma(e){let t=yr(e),n=String(un(e)),o=Le(null),r=Ke(String(t),async l=>{let i=o.current;if(!(i?.filters===n&&i.total!==null&&Date.now()-
i.at<Wd)){let c=await le.jobs(t,l);return o.current={filters:n,total:c.total,at:Date.now()},c}return t.set("total","false"),{...await le.jobs(t,l),total:i.total}});
return an(r.reload,Ud),r}function ga(e){let[t,n]=$(new Set);return de(()=>n(new Set),[e]),xn(()=>({ids:t,toggle:o=>n(r=>r.has(o)?new Set([...r].filter(l=>l!==o)):new Set(r).add(o)),set:o=>n(
new Set(o)),clear:()=>n(new Set)}),[t])}function ha({query:e}){let{texts:t,format:n}=P(),{who:o}=Yt(),r=ma(e),l=Ke("bindings",le.bindings),[i,a]=sa(),c=ga(String(yr(e))),f=pa(r.reload),m=r.value?.jobs??
[],p=r.value?.total??null;return s(te,{children:[s("div",{class:"title",children:[s("h1",{children:t.jobs.title}),s("span",{class:"soft",role:"status",children:p!==
null&&(p===1?t.jobs.countOne:t.jobs.count(n.number(p)))})]}),s(aa,{query:e,bindings:l.value?.bindings??[]}),s(oa,{bulk:f}),r.error!==null&&s(mt,{error:r.error,again:r.
reload}),r.value===null&&r.error===null&&s(Et,{}),r.value!==null&&m.length===0&&s(Hd,{isFiltered:un(e).size>0}),m.length>0&&s(te,{children:[s("div",{class:"row \\
above",children:[!o.read_only&&s(na,{jobs:m,query:e,selection:c,bulk:f}),s(la,{shown:i,onToggle:a})]}),s(ca,{jobs:m,columns:i,query:e,selection:o.read_only?null:
c,stale:r.stale}),s(fa,{query:e,rows:m.length,total:p,next:r.value?.next_cursor??null})]})]})}function Hd({isFiltered:e}){let{texts:t}=P(),{jobs:n}=t;return e?s(
Tt,{title:n.empty,lead:n.emptyLead,children:s("div",{class:"row",children:s("a",{class:"button",href:Z("jobs"),children:n.clear})})}):s(Tt,{title:n.emptyAll,lead:n.
emptyAllLead,children:s("div",{class:"row",children:s("a",{class:"button",href:Z("enqueue"),children:t.frame.enqueue})})})}function ya({binding:e,paused:t,onChanged:n}){let{texts:o}=P(),{who:r}=Yt(),l=Ct(),[i,a]=$(!1),[c,f]=$(!1),[m,p]=$(null);if(r.read_only)return null;let h=async v=>{
f(!0),p(null);try{await le.pause(e,v)}catch(x){p(l(x))}f(!1),n()},_=t?o.overview.resume:o.overview.pause;return s(te,{children:[s("button",{class:"button",disabled:c,
"aria-label":\`\${_}: \${e}\`,onClick:()=>t?void h(!1):a(!0),children:_}),m!==null&&s("span",{class:"warn",role:"alert",children:m}),i&&s(oo,{question:o.overview.pauseAsk(
e),action:o.overview.pause,onYes:()=>{h(!0)},onClose:()=>a(!1)})]})}function ba({completed:e,failed:t,label:n}){let o=Math.max(1,...e,...t),r=120/Math.max(1,e.length-1),l=e.map((a,c)=>[_a(c*r),_a(19-a/o*16)]),i=l.filter((a,c)=>(t[c]??
0)>0);return s("svg",{class:"thread",viewBox:"0 0 120 22",preserveAspectRatio:"none",role:"img","aria-label":n,children:[s("path",{"vector-effect":"non-scaling-\\
stroke",d:\`M\${l.map(a=>a.join(" ")).join("L")}\`}),i.map(([a])=>s("path",{class:"FAILED",d:\`M\${a} 22v-4\`},a))]})}function _a(e){return Math.round(e*10)/10}function va({summary:e,info:t,hour:n,onChanged:o}){let{texts:r,format:l}=P(),{overview:i}=r,{name:a,counts:c,inFlight:f,concurrency:m,oldestWaitMs:p,silent:h}=e,
_=v=>l.number(v.reduce((x,T)=>x+T,0));return s("tr",{children:[s("th",{scope:"row",class:"name",children:[s("a",{href:Z("jobs",{binding:a}),children:a}),t?.description!=
null&&s("span",{class:"about faint",title:t.description,children:t.description}),t?.draining===!0&&s("span",{class:"about faint",children:r.policies.draining}),
h.length>0&&s("span",{class:"warn",children:i.silentShards(h.join(", "))})]}),s("td",{class:"blocks",children:s(Jd,{summary:e})}),gt.map(v=>s("td",{class:"numbe\\
r count","data-label":r.states[v],children:s("a",{class:c[v]===0?"zero":v,href:Z("jobs",{binding:a,state:v}),children:l.number(c[v])})},v)),s("td",{class:"numbe\\
r places","data-label":i.inFlight,children:[s("meter",{min:0,max:Math.max(1,m),value:f,"aria-label":i.inFlightNote(l.number(f),l.number(m))}),l.number(f),s("spa\\
n",{class:"faint",children:["/",l.number(m)]})]}),s("td",{class:"number","data-label":i.oldest,children:p===0?s("span",{class:"faint",children:i.none}):l.duration(
p)}),s("td",{class:"spark",children:n!==null&&s(ba,{completed:n.completed,failed:n.failed,label:i.summary(_(n.completed),_(n.failed))})}),s("td",{class:"number \\
actions",children:s(ya,{binding:a,paused:e.paused,onChanged:o})})]})}function Jd({summary:e}){let{texts:t}=P(),{blocks:n,blocksNote:o,none:r}=t.overview,l=e.paused?
["paused"]:e.blocks;return l.length===0?s("span",{class:"faint none",children:r}):s(te,{children:l.map(i=>s("span",{class:\`state \${i==="paused"?"STALLED":"QUEUE\\
D"}\`,title:o[i],children:n[i]},i))})}function ka({bindings:e,infos:t,hourOf:n,onChanged:o}){let{texts:r}=P(),{overview:l,states:i}=r;return s("div",{class:"scroll",tabIndex:0,role:"region","aria-la\\
bel":l.title,children:s("table",{class:"bindings cards",children:[s("thead",{children:s("tr",{children:[s("th",{scope:"col",children:l.binding}),s("th",{scope:"\\
col",children:l.block}),gt.map(a=>s("th",{scope:"col",class:"number",children:i[a]},a)),s("th",{scope:"col",class:"number",children:l.inFlight}),s("th",{scope:"\\
col",class:"number",children:l.oldest}),s("th",{scope:"col",children:l.throughput}),s("th",{scope:"col",children:s("span",{class:"hidden",children:l.actions})})]})}),
s("tbody",{children:e.map(a=>s(va,{summary:a,info:t.find(({name:c})=>c===a.name)??null,hour:n(a.name),onChanged:o},a.name))})]})})}var zd="uplot",Gd="u-hz",Vd="u-vt",Kd="u-title",Yd="u-wrap",Qd="u-under",Zd="u-over",Xd="u-axis",An="u-off",ef="u-select",tf="u-cursor-x",nf="u-cursor-y",of="u-\\
cursor-pt",rf="u-legend",sf="u-live",lf="u-inline",af="u-series",uf="u-marker",Sa="u-label",cf="u-value",Fo="width",Oo="height";var wa="bottom",io="left",js="right",ol="#000",xa=ol+"0",qs="mousemove",Ta="mousedown",Us="mouseup",Ea="mouseenter",Ca="mouseleave",Pa="dblclick",df="resize",ff="\\
scroll",Aa="change",wr="dppxchange",rl="--",go=typeof window<"u",Gs=go?document:null,uo=go?window:null,pf=go?navigator:null,fe,br;function Vs(){let e=devicePixelRatio;
fe!=e&&(fe=e,br&&Ys(Aa,br,Vs),br=matchMedia(\`(min-resolution: \${fe-.001}dppx) and (max-resolution: \${fe+.001}dppx)\`),Mn(Aa,br,Vs),uo.dispatchEvent(new CustomEvent(
wr)))}function ht(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function Ks(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function xe(e,t,n){
e.style[t]=n+"px"}function Ft(e,t,n,o){let r=Gs.createElement(e);return t!=null&&ht(r,t),n?.insertBefore(r,o),r}function Pt(e,t){return Ft("div",e,t)}var Ma=new WeakMap;
function zt(e,t,n,o,r){let l="translate("+t+"px,"+n+"px)",i=Ma.get(e);l!=i&&(e.style.transform=l,Ma.set(e,l),t<0||n<0||t>o||n>r?ht(e,An):Ks(e,An))}var La=new WeakMap;
function Ra(e,t,n){let o=t+n,r=La.get(e);o!=r&&(La.set(e,o),e.style.background=t,e.style.borderColor=n)}var Da=new WeakMap;function Na(e,t,n,o){let r=t+""+n,l=Da.
get(e);r!=l&&(Da.set(e,r),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var sl={passive:!0},mf={...sl,
capture:!0};function Mn(e,t,n,o){t.addEventListener(e,n,o?mf:sl)}function Ys(e,t,n,o){t.removeEventListener(e,n,sl)}go&&Vs();function Ot(e,t,n,o){let r;n=n||0,o=
o||t.length-1;let l=o<=2147483647;for(;o-n>1;)r=l?n+o>>1:yt((n+o)/2),t[r]<e?n=r:o=r;return e-t[n]<=t[o]-e?n:o}function au(e){return(n,o,r)=>{let l=-1,i=-1;for(let a=o;a<=
r;a++)if(e(n[a])){l=a;break}for(let a=r;a>=o;a--)if(e(n[a])){i=a;break}return[l,i]}}var uu=e=>e!=null,cu=e=>e!=null&&e>0,Er=au(uu),gf=au(cu);function hf(e,t,n,o=0,r=!1){
let l=r?gf:Er,i=r?cu:uu;[t,n]=l(e,t,n);let a=e[t],c=e[t];if(t>-1)if(o==1)a=e[t],c=e[n];else if(o==-1)a=e[n],c=e[t];else for(let f=t;f<=n;f++){let m=e[f];i(m)&&(m<
a?a=m:m>c&&(c=m))}return[a??_e,c??-_e]}function Cr(e,t,n,o){let r=Ia(e),l=Ia(t);e==t&&(r==-1?(e*=n,t/=n):(e/=n,t*=n));let i=n==10?Qt:du,a=r==1?yt:At,c=l==1?At:yt,
f=a(i($e(e))),m=c(i($e(t))),p=co(n,f),h=co(n,m);return n==10&&(f<0&&(p=be(p,-f)),m<0&&(h=be(h,-m))),o||n==2?(e=p*r,t=h*l):(e=gu(e,p),t=Pr(t,h)),[e,t]}function ll(e,t,n,o){
let r=Cr(e,t,n,o);return e==0&&(r[0]=0),t==0&&(r[1]=0),r}var il=.1,Fa={mode:3,pad:il},Bo={pad:0,soft:null,mode:0},yf={min:Bo,max:Bo};function xr(e,t,n,o){return Ar(
n)?Oa(e,t,n):(Bo.pad=n,Bo.soft=o?0:null,Bo.mode=o?3:0,Oa(e,t,yf))}function ue(e,t){return e??t}function _f(e,t,n){for(t=ue(t,0),n=ue(n,e.length-1);t<=n;){if(e[t]!=
null)return!0;t++}return!1}function Oa(e,t,n){let o=n.min,r=n.max,l=ue(o.pad,0),i=ue(r.pad,0),a=ue(o.hard,-_e),c=ue(r.hard,_e),f=ue(o.soft,_e),m=ue(r.soft,-_e),
p=ue(o.mode,0),h=ue(r.mode,0),_=t-e,v=Qt(_),x=rt($e(e),$e(t)),T=Qt(x),M=$e(T-v);(_<1e-24||M>10)&&(_=0,(e==0||t==0)&&(_=1e-24,p==2&&f!=_e&&(l=0),h==2&&m!=-_e&&(i=
0)));let S=_||x||1e3,R=Qt(S),E=co(10,yt(R)),K=S*(_==0?e==0?.1:1:l),O=be(gu(e-K,E/10),24),j=e>=f&&(p==1||p==3&&O<=f||p==2&&O>=f)?f:_e,W=rt(a,O<j&&e>=j?j:It(j,O)),
X=S*(_==0?t==0?.1:1:i),z=be(Pr(t+X,E/10),24),L=t<=m&&(h==1||h==3&&z>=m||h==2&&z<=m)?m:-_e,G=It(c,z>L&&t<=L?L:rt(L,z));return W==G&&W==0&&(G=100),[W,G]}var bf=new Intl.
NumberFormat(go?pf.language:"en-US"),al=e=>bf.format(e),_t=Math,Sr=_t.PI,$e=_t.abs,yt=_t.floor,Be=_t.round,At=_t.ceil,It=_t.min,rt=_t.max,co=_t.pow,Ia=_t.sign,Qt=_t.
log10,du=_t.log2,vf=(e,t=1)=>_t.sinh(e)*t,Ws=(e,t=1)=>_t.asinh(e/t),_e=1/0;function Ba(e){return(Qt((e^e>>31)-(e>>31))|0)+1}function Qs(e,t,n){return It(rt(e,t),
n)}function fu(e){return typeof e=="function"}function re(e){return fu(e)?e:()=>e}var kf=()=>{},pu=e=>e,mu=(e,t)=>t,Sf=e=>null,$a=e=>!0,ja=(e,t)=>e==t,wf=/\\.\\d*?(?=9{6,}|0{6,})/gm,
Ln=e=>{if(yu(e)||dn.has(e))return e;let t=\`\${e}\`,n=t.match(wf);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[r,l]=t.split("e");return+\`\${Ln(
r)}e\${l}\`}return be(e,o)};function Cn(e,t){return Ln(be(Ln(e/t))*t)}function Pr(e,t){return Ln(At(Ln(e/t))*t)}function gu(e,t){return Ln(yt(Ln(e/t))*t)}function be(e,t=0){
if(yu(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Be(o)/n}var dn=new Map;function hu(e){return((""+e).split(".")[1]||"").length}function jo(e,t,n,o){
let r=[],l=o.map(hu);for(let i=t;i<n;i++){let a=$e(i),c=be(co(e,i),a);for(let f=0;f<o.length;f++){let m=e==10?+\`\${o[f]}e\${i}\`:o[f]*c,p=(i>=0?0:a)+(i>=l[f]?0:l[f]),
h=e==10?m:be(m,p);r.push(h),dn.set(h,p)}}return r}var $o={},ul=[],fo=[null,null],cn=Array.isArray,yu=Number.isInteger,xf=e=>e===void 0;function qa(e){return typeof e==
"string"}function Ar(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Tf(e){return e!=null&&typeof e=="object"}var Ef=Object.getPrototypeOf(
Uint8Array),_u="__proto__";function po(e,t=Ar){let n;if(cn(e)){let o=e.find(r=>r!=null);if(cn(o)||t(o)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=po(e[r],
t)}else n=e.slice()}else if(e instanceof Ef)n=e.slice();else if(t(e)){n={};for(let o in e)o!=_u&&(n[o]=po(e[o],t))}else n=e;return n}function Fe(e){let t=arguments;
for(let n=1;n<t.length;n++){let o=t[n];for(let r in o)r!=_u&&(Ar(e[r])?Fe(e[r],po(o[r])):e[r]=po(o[r]))}return e}var Cf=0,Pf=1,Af=2;function Mf(e,t,n){for(let o=0,
r,l=-1;o<t.length;o++){let i=t[o];if(i>l){for(r=i-1;r>=0&&e[r]==null;)e[r--]=null;for(r=i+1;r<n&&e[r]==null;)e[l=r++]=null}}}function Lf(e,t){if(Nf(e)){let i=e[0].
slice();for(let a=1;a<e.length;a++)i.push(...e[a].slice(1));return Ff(i[0])||(i=Df(i)),i}let n=new Set;for(let i=0;i<e.length;i++){let c=e[i][0],f=c.length;for(let m=0;m<
f;m++)n.add(c[m])}let o=[Array.from(n).sort((i,a)=>i-a)],r=o[0].length,l=new Map;for(let i=0;i<r;i++)l.set(o[0][i],i);for(let i=0;i<e.length;i++){let a=e[i],c=a[0];
for(let f=1;f<a.length;f++){let m=a[f],p=Array(r).fill(void 0),h=t?t[i][f]:Pf,_=[];for(let v=0;v<m.length;v++){let x=m[v],T=l.get(c[v]);x===null?h!=Cf&&(p[T]=x,
h==Af&&_.push(T)):p[T]=x}Mf(p,_,r),o.push(p)}}return o}var Rf=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Df(e){let t=e[0],n=t.
length,o=Array(n);for(let l=0;l<o.length;l++)o[l]=l;o.sort((l,i)=>t[l]-t[i]);let r=[];for(let l=0;l<e.length;l++){let i=e[l],a=Array(n);for(let c=0;c<n;c++)a[c]=
i[o[c]];r.push(a)}return r}function Nf(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let r=e[o][0];if(r.length!=n)return!1;if(r!=t){for(let l=0;l<n;l++)
if(r[l]!=t[l])return!1}}return!0}function Ff(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,r=n-1;for(;o<=r&&e[o]==null;)o++;for(;r>=o&&e[r]==null;)r--;if(r<=
o)return!0;let l=rt(1,yt((r-o+1)/t));for(let i=e[o],a=o+l;a<=r;a+=l){let c=e[a];if(c!=null){if(c<=i)return!1;i=c}}return!0}var bu=["January","February","March",
"April","May","June","July","August","September","October","November","December"],vu=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function ku(e){
return e.slice(0,3)}var Of=vu.map(ku),If=bu.map(ku),Bf={MMMM:bu,MMM:If,WWWW:vu,WWW:Of};function No(e){return(e<10?"0":"")+e}function $f(e){return(e<10?"00":e<100?
"0":"")+e}var jf={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>No(e.getMonth()+
1),M:e=>e.getMonth()+1,DD:e=>No(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>No(e.getHours()),H:e=>e.getHours(),
h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>No(e.
getMinutes()),m:e=>e.getMinutes(),ss:e=>No(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>$f(e.getMilliseconds())};function cl(e,t){t=t||Bf;let n=[],o=/\\{([a-z]+)\\}|[^{]+/gi,
r;for(;r=o.exec(e);)n.push(r[0][0]=="{"?jf[r[1]]:r[0]);return l=>{let i="";for(let a=0;a<n.length;a++)i+=typeof n[a]=="string"?n[a]:n[a](l,t);return i}}var qf=new Intl.
DateTimeFormat().resolvedOptions().timeZone;function Uf(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==qf?n=e:(n=new Date(
e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var Su=e=>e%1==0,Tr=[1,2,2.5,5],Wf=jo(10,-32,0,Tr),wu=jo(10,0,32,Tr),Hf=wu.filter(
Su),Pn=Wf.concat(wu),dl=\`
\`,xu="{YYYY}",Ua=dl+xu,Tu="{M}/{D}",Io=dl+Tu,vr=Io+"/{YY}",Eu="{aa}",Jf="{h}:{mm}",ao=Jf+Eu,Wa=dl+ao,Ha=":{ss}",me=null;function Cu(e){let t=e*1e3,n=t*60,o=n*60,
r=o*24,l=r*30,i=r*365,c=(e==1?jo(10,0,3,Tr).filter(Su):jo(10,-3,0,Tr)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,r,r*2,r*3,r*
4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,l,l*2,l*3,l*4,l*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),f=[[i,xu,me,me,me,me,me,me,1],[r*28,"{MMM}",Ua,me,me,me,me,me,1],[r,Tu,Ua,me,
me,me,me,me,1],[o,"{h}"+Eu,vr,me,Io,me,me,me,1],[n,ao,vr,me,Io,me,me,me,1],[t,Ha,vr+" "+ao,me,Io+" "+ao,me,Wa,me,1],[e,Ha+".{fff}",vr+" "+ao,me,Io+" "+ao,me,Wa,
me,1]];function m(p){return(h,_,v,x,T,M)=>{let S=[],R=T>=i,E=T>=l&&T<i,K=p(v),O=be(K*e,3),j=Hs(K.getFullYear(),R?0:K.getMonth(),E||R?1:K.getDate()),W=be(j*e,3);
if(E||R){let X=E?T/l:0,z=R?T/i:0,L=O==W?O:be(Hs(j.getFullYear()+z,j.getMonth()+X,1)*e,3),G=new Date(Be(L/e)),N=G.getFullYear(),Y=G.getMonth();for(let J=0;L<=x;J++){
let se=Hs(N+z*J,Y+X*J,1),H=se-p(be(se*e,3));L=be((+se+H)*e,3),L<=x&&S.push(L)}}else{let X=T>=r?r:T,z=yt(v)-yt(O),L=W+z+Pr(O-W,X);S.push(L);let G=p(L),N=G.getHours()+
G.getMinutes()/n+G.getSeconds()/o,Y=T/o,J=h.axes[_]._space,se=M/J;for(;L=be(L+T,e==1?0:3),!(L>x);)if(Y>1){let H=yt(be(N+Y,6))%24,ie=p(L).getHours()-H;ie>1&&(ie=
-1),L-=ie*o,N=(N+Y)%24;let he=S[S.length-1];be((L-he)/T,3)*se>=.7&&S.push(L)}else S.push(L)}return S}}return[c,f,m]}var[zf,Gf,Vf]=Cu(1),[Kf,Yf,Qf]=Cu(.001);jo(2,
-53,53,[1]);function Ja(e,t){return e.map(n=>n.map((o,r)=>r==0||r==8||o==null?o:t(r==1||n[8]==0?o:n[1]+o)))}function za(e,t){return(n,o,r,l,i)=>{let a=t.find(v=>i>=
v[0])||t[t.length-1],c,f,m,p,h,_;return o.map(v=>{let x=e(v),T=x.getFullYear(),M=x.getMonth(),S=x.getDate(),R=x.getHours(),E=x.getMinutes(),K=x.getSeconds(),O=T!=
c&&a[2]||M!=f&&a[3]||S!=m&&a[4]||R!=p&&a[5]||E!=h&&a[6]||K!=_&&a[7]||a[1];return c=T,f=M,m=S,p=R,h=E,_=K,O(x)})}}function Zf(e,t){let n=cl(t);return(o,r,l,i,a)=>r.
map(c=>n(e(c)))}function Hs(e,t,n){return new Date(e,t,n)}function Ga(e,t){return t(e)}var Xf="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Va(e,t){return(n,o,r,l)=>l==
null?rl:t(e(o))}function ep(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function tp(e,t){return e.series[t].fill(
e,t)}var np={show:!0,live:!0,isolate:!1,mount:kf,markers:{show:!0,width:2,stroke:ep,fill:tp,dash:"solid"},idx:null,idxs:null,values:[]};function op(e,t){let n=e.
cursor.points,o=Pt(),r=n.size(e,t);xe(o,Fo,r),xe(o,Oo,r);let l=r/-2;xe(o,"marginLeft",l),xe(o,"marginTop",l);let i=n.width(e,t,r);return i&&xe(o,"borderWidth",i),
o}function rp(e,t){let n=e.series[t].points;return n._fill||n._stroke}function sp(e,t){let n=e.series[t].points;return n._stroke||n._fill}function lp(e,t){return e.
series[t].points.size}var Js=[0,0];function ip(e,t,n){return Js[0]=t,Js[1]=n,Js}function kr(e,t,n,o=!0){return r=>{r.button==0&&(!o||r.target==t)&&n(r)}}function zs(e,t,n,o=!0){
return r=>{(!o||r.target==t)&&n(r)}}var ap={show:!0,x:!0,y:!0,lock:!1,move:ip,points:{one:!1,show:op,size:lp,width:0,stroke:sp,fill:rp},bind:{mousedown:kr,mouseup:kr,
click:kr,dblclick:kr,mousemove:zs,mouseleave:zs,mouseenter:zs},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},
_x:!1,_y:!1},focus:{dist:(e,t,n,o,r)=>o-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Pu={
show:!0,stroke:"rgba(0,0,0,0.07)",width:2},fl=Fe({},Pu,{filter:mu}),Au=Fe({},fl,{size:10}),Mu=Fe({},Pu,{show:!1}),pl='12px system-ui, -apple-system, "Segoe UI",\\
 Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Lu="bold "+pl,Ru=1.5,Ka={
show:!0,scale:"x",stroke:ol,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Lu,side:2,grid:fl,ticks:Au,border:Mu,font:pl,lineGap:Ru,rotate:0},
up="Value",cp="Time",Ya={show:!0,scale:"x",auto:!1,sorted:1,min:_e,max:-_e,idxs:[]};function dp(e,t,n,o,r){return t.map(l=>l==null?"":al(l))}function fp(e,t,n,o,r,l,i){
let a=[],c=dn.get(r)||0;n=i?n:be(Pr(n,r),c);for(let f=n;f<=o;f=be(f+r,c))a.push(Object.is(f,-0)?0:f);return a}function Zs(e,t,n,o,r,l,i){let a=[],c=e.scales[e.axes[t].
scale].log,f=c==10?Qt:du,m=yt(f(n));r=co(c,m),c==10&&(r=Pn[Ot(r,Pn)]);let p=n,h=r*c;c==10&&(h=Pn[Ot(h,Pn)]);do a.push(p),p=p+r,c==10&&!dn.has(p)&&(p=be(p,dn.get(
r))),p>=h&&(r=p,h=r*c,c==10&&(h=Pn[Ot(h,Pn)]));while(p<=o);return a}function pp(e,t,n,o,r,l,i){let c=e.scales[e.axes[t].scale].asinh,f=o>c?Zs(e,t,rt(c,n),o,r):[
c],m=o>=0&&n<=0?[0]:[];return(n<-c?Zs(e,t,rt(c,-o),-n,r):[c]).reverse().map(h=>-h).concat(m,f)}var Du=/./,mp=/[12357]/,gp=/[125]/,Qa=/1/,Xs=(e,t,n,o)=>e.map((r,l)=>t==
4&&r==0||l%o==0&&n.test(r.toExponential()[r<0?1:0])?r:null);function hp(e,t,n,o,r){let l=e.axes[n],i=l.scale,a=e.scales[i],c=e.valToPos,f=l._space,m=c(10,i),p=c(
9,i)-m>=f?Du:c(7,i)-m>=f?mp:c(5,i)-m>=f?gp:Qa;if(p==Qa){let h=$e(c(1,i)-m);if(h<f)return Xs(t.slice().reverse(),a.distr,p,At(f/h)).reverse()}return Xs(t,a.distr,
p,1)}function yp(e,t,n,o,r){let l=e.axes[n],i=l.scale,a=l._space,c=e.valToPos,f=$e(c(1,i)-c(2,i));return f<a?Xs(t.slice().reverse(),3,Du,At(a/f)).reverse():t}function _p(e,t,n,o){
return o==null?rl:t==null?"":al(t)}var Za={show:!0,scale:"y",stroke:ol,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Lu,side:3,grid:fl,ticks:Au,
border:Mu,font:pl,lineGap:Ru,rotate:0};function bp(e,t){let n=3+(e||1)*2;return be(n*t,3)}function vp(e,t){let{scale:n,idxs:o}=e.series[0],r=e._data[0],l=e.valToPos(
r[o[0]],n,!0),i=e.valToPos(r[o[1]],n,!0),a=$e(i-l),c=e.series[t],f=a/(c.points.space*fe);return o[1]-o[0]<=f}var Xa={scale:null,auto:!0,sorted:0,min:_e,max:-_e},
Nu=(e,t,n,o,r)=>r,eu={show:!0,auto:!0,sorted:0,gaps:Nu,alpha:1,facets:[Fe({},Xa,{scale:"x"}),Fe({},Xa,{scale:"y"})]},tu={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,
gaps:Nu,alpha:1,points:{show:vp,filter:null},values:null,min:_e,max:-_e,idxs:[],path:null,clip:null};function kp(e,t,n,o,r){return n/10}var Fu={time:!0,auto:!0,
distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Sp=Fe({},Fu,{time:!1,ori:1}),nu={};function Ou(e,t){let n=nu[e];return n||(n={key:e,plots:[],sub(o){n.plots.
push(o)},unsub(o){n.plots=n.plots.filter(r=>r!=o)},pub(o,r,l,i,a,c,f){for(let m=0;m<n.plots.length;m++)n.plots[m]!=r&&n.plots[m].pub(o,r,l,i,a,c,f)}},e!=null&&(nu[e]=
n)),n}var mo=1,el=2;function Rn(e,t,n){let o=e.mode,r=e.series[t],l=o==2?e._data[t]:e._data,i=e.scales,a=e.bbox,c=l[0],f=o==2?l[1]:l[t],m=o==2?i[r.facets[0].scale]:
i[e.series[0].scale],p=o==2?i[r.facets[1].scale]:i[r.scale],h=a.left,_=a.top,v=a.width,x=a.height,T=e.valToPosH,M=e.valToPosV;return m.ori==0?n(r,c,f,m,p,T,M,h,
_,v,x,Lr,ho,Dr,Bu,ju):n(r,c,f,m,p,M,T,_,h,x,v,Rr,yo,hl,$u,qu)}function ml(e,t){let n=0,o=0,r=ue(e.bands,ul);for(let l=0;l<r.length;l++){let i=r[l];i.series[0]==
t?n=i.dir:i.series[1]==t&&(i.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function wp(e,t,n,o,r){let l=e.mode,i=e.series[t],a=l==2?i.facets[1].scale:i.scale,
c=e.scales[a];return r==-1?c.min:r==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function Zt(e,t,n,o,r,l){return Rn(e,t,(i,a,c,f,m,p,h,_,v,x,T)=>{let M=i.pxRound,S=f.
dir*(f.ori==0?1:-1),R=f.ori==0?ho:yo,E,K;S==1?(E=n,K=o):(E=o,K=n);let O=M(p(a[E],f,x,_)),j=M(h(c[E],m,T,v)),W=M(p(a[K],f,x,_)),X=M(h(l==1?m.max:m.min,m,T,v)),z=new Path2D(
r);return R(z,W,X),R(z,O,X),R(z,O,j),z})}function Mr(e,t,n,o,r,l){let i=null;if(e.length>0){i=new Path2D;let a=t==0?Dr:hl,c=n;for(let p=0;p<e.length;p++){let h=e[p];
if(h[1]>h[0]){let _=h[0]-c;_>0&&a(i,c,o,_,o+l),c=h[1]}}let f=n+r-c,m=10;f>0&&a(i,c,o-m/2,f,o+l+m)}return i}function xp(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=
n:e.push([t,n])}function gl(e,t,n,o,r,l,i){let a=[],c=e.length;for(let f=r==1?n:o;f>=n&&f<=o;f+=r)if(t[f]===null){let p=f,h=f;if(r==1)for(;++f<=o&&t[f]===null;)
h=f;else for(;--f>=n&&t[f]===null;)h=f;let _=l(e[p]),v=h==p?_:l(e[h]),x=p-r;_=i<=0&&x>=0&&x<c?l(e[x]):_;let M=h+r;v=i>=0&&M>=0&&M<c?l(e[M]):v,v>=_&&a.push([_,v])}
return a}function ou(e){return e==0?pu:e==1?Be:t=>Cn(t,e)}function Iu(e){let t=e==0?Lr:Rr,n=e==0?(r,l,i,a,c,f)=>{r.arcTo(l,i,a,c,f)}:(r,l,i,a,c,f)=>{r.arcTo(i,l,
c,a,f)},o=e==0?(r,l,i,a,c)=>{r.rect(l,i,a,c)}:(r,l,i,a,c)=>{r.rect(i,l,c,a)};return(r,l,i,a,c,f=0,m=0)=>{f==0&&m==0?o(r,l,i,a,c):(f=It(f,a/2,c/2),m=It(m,a/2,c/2),
t(r,l+f,i),n(r,l+a,i,l+a,i+c,f),n(r,l+a,i+c,l,i+c,m),n(r,l,i+c,l,i,m),n(r,l,i,l+a,i,f),r.closePath())}}var Lr=(e,t,n)=>{e.moveTo(t,n)},Rr=(e,t,n)=>{e.moveTo(n,t)},
ho=(e,t,n)=>{e.lineTo(t,n)},yo=(e,t,n)=>{e.lineTo(n,t)},Dr=Iu(0),hl=Iu(1),Bu=(e,t,n,o,r,l)=>{e.arc(t,n,o,r,l)},$u=(e,t,n,o,r,l)=>{e.arc(n,t,o,r,l)},ju=(e,t,n,o,r,l,i)=>{
e.bezierCurveTo(t,n,o,r,l,i)},qu=(e,t,n,o,r,l,i)=>{e.bezierCurveTo(n,t,r,o,i,l)};function Uu(e){return(t,n,o,r,l)=>Rn(t,n,(i,a,c,f,m,p,h,_,v,x,T)=>{let{pxRound:M,
points:S}=i,R,E;f.ori==0?(R=Lr,E=Bu):(R=Rr,E=$u);let K=be(S.width*fe,3),O=(S.size-S.width)/2*fe,j=be(O*2,3),W=new Path2D,X=new Path2D,{left:z,top:L,width:G,height:N}=t.
bbox;Dr(X,z-j,L-j,G+j*2,N+j*2);let Y=J=>{if(c[J]!=null){let se=M(p(a[J],f,x,_)),H=M(h(c[J],m,T,v));R(W,se+O,H),E(W,se,H,O,0,Sr*2)}};if(l)l.forEach(Y);else for(let J=o;J<=
r;J++)Y(J);return{stroke:K>0?W:null,fill:W,clip:X,flags:mo|el}})}function Wu(e){return(t,n,o,r,l,i)=>{o!=r&&(l!=o&&i!=o&&e(t,n,o),l!=r&&i!=r&&e(t,n,r),e(t,n,i))}}
var Tp=Wu(ho),Ep=Wu(yo);function Hu(e){let t=ue(e?.alignGaps,0);return(n,o,r,l)=>Rn(n,o,(i,a,c,f,m,p,h,_,v,x,T)=>{[r,l]=Er(c,r,l);let M=i.pxRound,S=N=>M(p(N,f,x,
_)),R=N=>M(h(N,m,T,v)),E,K;f.ori==0?(E=ho,K=Tp):(E=yo,K=Ep);let O=f.dir*(f.ori==0?1:-1),j={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:mo},W=j.
stroke,X=!1;if(l-r>=x*4){let N=q=>n.posToVal(q,f.key,!0),Y=null,J=null,se,H,st,Te=S(a[O==1?r:l]),ie=S(a[r]),he=S(a[l]),ne=N(O==1?ie+1:he-1);for(let q=O==1?r:l;q>=
r&&q<=l;q+=O){let Oe=a[q],Ee=(O==1?Oe<ne:Oe>ne)?Te:S(Oe),pe=c[q];Ee==Te?pe!=null?(H=pe,Y==null?(E(W,Ee,R(H)),se=Y=J=H):H<Y?Y=H:H>J&&(J=H)):pe===null&&(X=!0):(Y!=
null&&K(W,Te,R(Y),R(J),R(se),R(H)),pe!=null?(H=pe,E(W,Ee,R(H)),Y=J=se=H):(Y=J=null,pe===null&&(X=!0)),Te=Ee,ne=N(Te+O))}Y!=null&&Y!=J&&st!=Te&&K(W,Te,R(Y),R(J),
R(se),R(H))}else for(let N=O==1?r:l;N>=r&&N<=l;N+=O){let Y=c[N];Y===null?X=!0:Y!=null&&E(W,S(a[N]),R(Y))}let[L,G]=ml(n,o);if(i.fill!=null||L!=0){let N=j.fill=new Path2D(
W),Y=i.fillTo(n,o,i.min,i.max,L),J=R(Y),se=S(a[r]),H=S(a[l]);O==-1&&([H,se]=[se,H]),E(N,H,J),E(N,se,J)}if(!i.spanGaps){let N=[];X&&N.push(...gl(a,c,r,l,O,S,t)),
j.gaps=N=i.gaps(n,o,r,l,N),j.clip=Mr(N,f.ori,_,v,x,T)}return G!=0&&(j.band=G==2?[Zt(n,o,r,l,W,-1),Zt(n,o,r,l,W,1)]:Zt(n,o,r,l,W,G)),j})}function Cp(e){let t=ue(
e.align,1),n=ue(e.ascDesc,!1),o=ue(e.alignGaps,0),r=ue(e.extend,!1);return(l,i,a,c)=>Rn(l,i,(f,m,p,h,_,v,x,T,M,S,R)=>{[a,c]=Er(p,a,c);let E=f.pxRound,{left:K,width:O}=l.
bbox,j=ie=>E(v(ie,h,S,T)),W=ie=>E(x(ie,_,R,M)),X=h.ori==0?ho:yo,z={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:mo},L=z.stroke,G=h.dir*(h.ori==
0?1:-1),N=W(p[G==1?a:c]),Y=j(m[G==1?a:c]),J=Y,se=Y;r&&t==-1&&(se=K,X(L,se,N)),X(L,Y,N);for(let ie=G==1?a:c;ie>=a&&ie<=c;ie+=G){let he=p[ie];if(he==null)continue;
let ne=j(m[ie]),q=W(he);t==1?X(L,ne,N):X(L,J,q),X(L,ne,q),N=q,J=ne}let H=J;r&&t==1&&(H=K+O,X(L,H,N));let[st,Te]=ml(l,i);if(f.fill!=null||st!=0){let ie=z.fill=new Path2D(
L),he=f.fillTo(l,i,f.min,f.max,st),ne=W(he);X(ie,H,ne),X(ie,se,ne)}if(!f.spanGaps){let ie=[];ie.push(...gl(m,p,a,c,G,j,o));let he=f.width*fe/2,ne=n||t==1?he:-he,
q=n||t==-1?-he:he;ie.forEach(Oe=>{Oe[0]+=ne,Oe[1]+=q}),z.gaps=ie=f.gaps(l,i,a,c,ie),z.clip=Mr(ie,h.ori,T,M,S,R)}return Te!=0&&(z.band=Te==2?[Zt(l,i,a,c,L,-1),Zt(
l,i,a,c,L,1)]:Zt(l,i,a,c,L,Te)),z})}function ru(e,t,n,o,r,l,i=_e){if(e.length>1){let a=null;for(let c=0,f=1/0;c<e.length;c++)if(t[c]!==void 0){if(a!=null){let m=$e(
e[c]-e[a]);m<f&&(f=m,i=$e(n(e[c],o,r,l)-n(e[a],o,r,l)))}a=c}}return i}function Pp(e){e=e||$o;let t=ue(e.size,[.6,_e,1]),n=e.align||0,o=e.gap||0,r=e.radius;r=r==
null?[0,0]:typeof r=="number"?[r,0]:r;let l=re(r),i=1-t[0],a=ue(t[1],_e),c=ue(t[2],1),f=ue(e.disp,$o),m=ue(e.each,_=>{}),{fill:p,stroke:h}=f;return(_,v,x,T)=>Rn(
_,v,(M,S,R,E,K,O,j,W,X,z,L)=>{let G=M.pxRound,N=n,Y=o*fe,J=a*fe,se=c*fe,H,st;E.ori==0?[H,st]=l(_,v):[st,H]=l(_,v);let Te=E.dir*(E.ori==0?1:-1),ie=E.ori==0?Dr:hl,
he=E.ori==0?m:(I,ve,Ie,On,mn,$t,gn)=>{m(I,ve,Ie,mn,On,gn,$t)},ne=ue(_.bands,ul).find(I=>I.series[0]==v),q=ne!=null?ne.dir:0,Oe=M.fillTo(_,v,M.min,M.max,q),Xe=G(
j(Oe,K,L,X)),Ee,pe,Mt,at=z,Pe=G(M.width*fe),Bt=!1,Gt=null,bt=null,Xt=null,Dn=null;p!=null&&(Pe==0||h!=null)&&(Bt=!0,Gt=p.values(_,v,x,T),bt=new Map,new Set(Gt).
forEach(I=>{I!=null&&bt.set(I,new Path2D)}),Pe>0&&(Xt=h.values(_,v,x,T),Dn=new Map,new Set(Xt).forEach(I=>{I!=null&&Dn.set(I,new Path2D)})));let{x0:Nn,size:_o}=f;
if(Nn!=null&&_o!=null){N=1,S=Nn.values(_,v,x,T),Nn.unit==2&&(S=S.map(Ie=>_.posToVal(W+Ie*z,E.key,!0)));let I=_o.values(_,v,x,T);_o.unit==2?pe=I[0]*z:pe=O(I[0],E,
z,W)-O(0,E,z,W),at=ru(S,R,O,E,z,W,at),Mt=at-pe+Y}else at=ru(S,R,O,E,z,W,at),Mt=at*i+Y,pe=at-Mt;Mt<1&&(Mt=0),Pe>=pe/2&&(Pe=0),Mt<5&&(G=pu);let Uo=Mt>0,fn=at-Mt-(Uo?
Pe:0);pe=G(Qs(fn,se,J)),Ee=(N==0?pe/2:N==Te?0:pe)-N*Te*((N==0?Y/2:0)+(Uo?Pe/2:0));let et={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Fn=Bt?null:
new Path2D,Vt=null;if(ne!=null)Vt=_.data[ne.series[1]];else{let{y0:I,y1:ve}=f;I!=null&&ve!=null&&(R=ve.values(_,v,x,T),Vt=I.values(_,v,x,T))}let pn=H*pe,ee=st*pe;
for(let I=Te==1?x:T;I>=x&&I<=T;I+=Te){let ve=R[I];if(ve==null)continue;if(Vt!=null){let lt=Vt[I]??0;if(ve-lt==0)continue;Xe=j(lt,K,L,X)}let Ie=E.distr!=2||f!=null?
S[I]:I,On=O(Ie,E,z,W),mn=j(ue(ve,Oe),K,L,X),$t=G(On-Ee),gn=G(rt(mn,Xe)),ut=G(It(mn,Xe)),vt=gn-ut;if(ve!=null){let lt=ve<0?ee:pn,Lt=ve<0?pn:ee;Bt?(Pe>0&&Xt[I]!=null&&
ie(Dn.get(Xt[I]),$t,ut+yt(Pe/2),pe,rt(0,vt-Pe),lt,Lt),Gt[I]!=null&&ie(bt.get(Gt[I]),$t,ut+yt(Pe/2),pe,rt(0,vt-Pe),lt,Lt)):ie(Fn,$t,ut+yt(Pe/2),pe,rt(0,vt-Pe),lt,
Lt),he(_,v,I,$t-Pe/2,ut,pe+Pe,vt)}}return Pe>0?et.stroke=Bt?Dn:Fn:Bt||(et._fill=M.width==0?M._fill:M._stroke??M._fill,et.width=0),et.fill=Bt?bt:Fn,et})}function Ap(e,t){
let n=ue(t?.alignGaps,0);return(o,r,l,i)=>Rn(o,r,(a,c,f,m,p,h,_,v,x,T,M)=>{[l,i]=Er(f,l,i);let S=a.pxRound,R=H=>S(h(H,m,T,v)),E=H=>S(_(H,p,M,x)),K,O,j;m.ori==0?
(K=Lr,j=ho,O=ju):(K=Rr,j=yo,O=qu);let W=m.dir*(m.ori==0?1:-1),X=R(c[W==1?l:i]),z=X,L=[],G=[];for(let H=W==1?l:i;H>=l&&H<=i;H+=W)if(f[H]!=null){let Te=c[H],ie=R(
Te);L.push(z=ie),G.push(E(f[H]))}let N={stroke:e(L,G,K,j,O,S),fill:null,clip:null,band:null,gaps:null,flags:mo},Y=N.stroke,[J,se]=ml(o,r);if(a.fill!=null||J!=0){
let H=N.fill=new Path2D(Y),st=a.fillTo(o,r,a.min,a.max,J),Te=E(st);j(H,z,Te),j(H,X,Te)}if(!a.spanGaps){let H=[];H.push(...gl(c,f,l,i,W,R,n)),N.gaps=H=a.gaps(o,r,
l,i,H),N.clip=Mr(H,m.ori,v,x,T,M)}return se!=0&&(N.band=se==2?[Zt(o,r,l,i,Y,-1),Zt(o,r,l,i,Y,1)]:Zt(o,r,l,i,Y,se)),N})}function Mp(e){return Ap(Lp,e)}function Lp(e,t,n,o,r,l){
let i=e.length;if(i<2)return null;let a=new Path2D;if(n(a,e[0],t[0]),i==2)o(a,e[1],t[1]);else{let c=Array(i),f=Array(i-1),m=Array(i-1),p=Array(i-1);for(let h=0;h<
i-1;h++)m[h]=t[h+1]-t[h],p[h]=e[h+1]-e[h],f[h]=m[h]/p[h];c[0]=f[0];for(let h=1;h<i-1;h++)f[h]===0||f[h-1]===0||f[h-1]>0!=f[h]>0?c[h]=0:(c[h]=3*(p[h-1]+p[h])/((2*
p[h]+p[h-1])/f[h-1]+(p[h]+2*p[h-1])/f[h]),isFinite(c[h])||(c[h]=0));c[i-1]=f[i-2];for(let h=0;h<i-1;h++)r(a,e[h]+p[h]/3,t[h]+c[h]*p[h]/3,e[h+1]-p[h]/3,t[h+1]-c[h+
1]*p[h]/3,e[h+1],t[h+1])}return a}var tl=new Set;function su(){for(let e of tl)e.syncRect(!0)}go&&(Mn(df,uo,su),Mn(ff,uo,su,!0),Mn(wr,uo,()=>{Ye.pxRatio=fe}));var Rp=Hu(),
Dp=Uu();function lu(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((l,i)=>nl(l,i,t,n))}function Np(e,t){return e.map((n,o)=>o==
0?{}:Fe({},t,n))}function nl(e,t,n,o){return Fe({},t==0?n:o,e)}function Ju(e,t,n){return t==null?fo:[t,n]}var Fp=Ju;function Op(e,t,n){return t==null?fo:xr(t,n,
il,!0)}function zu(e,t,n,o){return t==null?fo:Cr(t,n,e.scales[o].log,!1)}var Ip=zu;function Gu(e,t,n,o){return t==null?fo:ll(t,n,e.scales[o].log,!1)}var Bp=Gu;function $p(e,t,n,o,r){
let l=rt(Ba(e),Ba(t)),i=t-e,a=Ot(r/o*i,n);do{let c=n[a],f=o*c/i;if(f>=r&&l+(c<5?dn.get(c):0)<=17)return[c,f]}while(++a<n.length);return[0,0]}function iu(e){let t,
n;return e=e.replace(/(\\d+)px/,(o,r)=>(t=Be((n=+r)*fe))+"px"),[e,t,n]}function jp(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=be(t[2]*fe,1);t[0]=t[0].replace(
/[0-9.]+px/,n+"px"),t[1]=n})}function Ye(e,t,n){let o={mode:ue(e.mode,1)},r=o.mode;function l(u,d,g,y){let b=d.valToPct(u);return y+g*(d.dir==-1?1-b:b)}function i(u,d,g,y){
let b=d.valToPct(u);return y+g*(d.dir==-1?b:1-b)}function a(u,d,g,y){return d.ori==0?l(u,d,g,y):i(u,d,g,y)}o.valToPosH=l,o.valToPosV=i;let c=!1;o.status=0;let f=o.
root=Pt(zd);if(e.id!=null&&(f.id=e.id),ht(f,e.class),e.title){let u=Pt(Kd,f);u.textContent=e.title}let m=Ft("canvas"),p=o.ctx=m.getContext("2d"),h=Pt(Yd,f);Mn("\\
click",h,u=>{u.target===v&&(ke!=Gn||Ce!=Vn)&&Ve.click(o,u)},!0);let _=o.under=Pt(Qd,h);h.appendChild(m);let v=o.over=Pt(Zd,h);e=po(e);let x=+ue(e.pxAlign,1),T=ou(
x);(e.plugins||[]).forEach(u=>{u.opts&&(e=u.opts(o,e)||e)});let M=e.ms||.001,S=o.series=r==1?lu(e.series||[],Ya,tu,!1):Np(e.series||[null],eu),R=o.axes=lu(e.axes||
[],Ka,Za,!0),E=o.scales={},K=o.bands=e.bands||[];K.forEach(u=>{u.fill=re(u.fill||null),u.dir=ue(u.dir,-1)});let O=r==2?S[1].facets[0].scale:S[0].scale,j={axes:Tc,
series:vc},W=(e.drawOrder||["axes","series"]).map(u=>j[u]);function X(u){let d=u.distr==3?g=>Qt(g>0?g:u.clamp(o,g,u.min,u.max,u.key)):u.distr==4?g=>Ws(g,u.asinh):
u.distr==100?g=>u.fwd(g):g=>g;return g=>{let y=d(g),{_min:b,_max:k}=u,w=k-b;return(y-b)/w}}function z(u){let d=E[u];if(d==null){let g=(e.scales||$o)[u]||$o;if(g.
from!=null){z(g.from);let y=Fe({},E[g.from],g,{key:u});y.valToPct=X(y),E[u]=y}else{d=E[u]=Fe({},u==O?Fu:Sp,g),d.key=u;let y=d.time,b=d.range,k=cn(b);if((u!=O||r==
2&&!y)&&(k&&(b[0]==null||b[1]==null)&&(b={min:b[0]==null?Fa:{mode:1,hard:b[0],soft:b[0]},max:b[1]==null?Fa:{mode:1,hard:b[1],soft:b[1]}},k=!1),!k&&Ar(b))){let w=b;
b=(C,A,D)=>A==null?fo:xr(A,D,w)}d.range=re(b||(y?Fp:u==O?d.distr==3?Ip:d.distr==4?Bp:Ju:d.distr==3?zu:d.distr==4?Gu:Op)),d.auto=re(k?!1:d.auto),d.clamp=re(d.clamp||
kp),d._min=d._max=null,d.valToPct=X(d)}}}z("x"),z("y"),r==1&&S.forEach(u=>{z(u.scale)}),R.forEach(u=>{z(u.scale)});for(let u in e.scales)z(u);let L=E[O],G=L.distr,
N,Y;L.ori==0?(ht(f,Gd),N=l,Y=i):(ht(f,Vd),N=i,Y=l);let J={};for(let u in E){let d=E[u];(d.min!=null||d.max!=null)&&(J[u]={min:d.min,max:d.max},d.min=d.max=null)}
let se=e.tzDate||(u=>new Date(Be(u/M))),H=e.fmtDate||cl,st=M==1?Vf(se):Qf(se),Te=za(se,Ja(M==1?Gf:Yf,H)),ie=Va(se,Ga(Xf,H)),he=[],ne=o.legend=Fe({},np,e.legend),
q=o.cursor=Fe({},ap,{drag:{y:r==2}},e.cursor),Oe=ne.show,Xe=q.show,Ee=ne.markers;ne.idxs=he,Ee.width=re(Ee.width),Ee.dash=re(Ee.dash),Ee.stroke=re(Ee.stroke),Ee.
fill=re(Ee.fill);let pe,Mt,at,Pe=[],Bt=[],Gt,bt=!1,Xt={};if(ne.live){let u=S[1]?S[1].values:null;bt=u!=null,Gt=bt?u(o,1,0):{_:0};for(let d in Gt)Xt[d]=rl}if(Oe)
if(pe=Ft("table",rf,f),at=Ft("tbody",null,pe),ne.mount(o,pe),bt){Mt=Ft("thead",null,pe,at);let u=Ft("tr",null,Mt);Ft("th",null,u);for(var Dn in Gt)Ft("th",Sa,u).
textContent=Dn}else ht(pe,lf),ne.live&&ht(pe,sf);let Nn={show:!0},_o={show:!1};function Uo(u,d){if(d==0&&(bt||!ne.live||r==2))return fo;let g=[],y=Ft("tr",af,at,
at.childNodes[d]);ht(y,u.class),u.show||ht(y,An);let b=Ft("th",null,y);if(Ee.show){let C=Pt(uf,b);if(d>0){let A=Ee.width(o,d);A&&(C.style.border=A+"px "+Ee.dash(
o,d)+" "+Ee.stroke(o,d)),C.style.background=Ee.fill(o,d)}}let k=Pt(Sa,b);u.label instanceof HTMLElement?k.appendChild(u.label):k.textContent=u.label,d>0&&(Ee.show||
(k.style.color=u.width>0?Ee.stroke(o,d):Ee.fill(o,d)),et("click",b,C=>{if(q._lock)return;yn(C);let A=S.indexOf(u);if((C.ctrlKey||C.metaKey)!=ne.isolate){let D=S.
some((F,B)=>B>0&&B!=A&&F.show);S.forEach((F,B)=>{B>0&&qt(B,D?B==A?Nn:_o:Nn,!0,De.setSeries)})}else qt(A,{show:!u.show},!0,De.setSeries)},!1),Bn&&et(Ea,b,C=>{q._lock||
(yn(C),qt(S.indexOf(u),Yn,!0,De.setSeries))},!1));for(var w in Gt){let C=Ft("td",cf,y);C.textContent="--",g.push(C)}return[y,g]}let fn=new Map;function et(u,d,g,y=!0){
let b=fn.get(d)||{},k=q.bind[u](o,d,g,y);k&&(Mn(u,d,b[u]=k),fn.set(d,b))}function Fn(u,d,g){let y=fn.get(d)||{};for(let b in y)(u==null||b==u)&&(Ys(b,d,y[b]),delete y[b]);
u==null&&fn.delete(d)}let Vt=0,pn=0,ee=0,I=0,ve=0,Ie=0,On=ve,mn=Ie,$t=ee,gn=I,ut=0,vt=0,lt=0,Lt=0;o.bbox={};let Br=!1,Wo=!1,In=!1,hn=!1,Ho=!1,kt=!1;function $r(u,d,g){
(g||u!=o.width||d!=o.height)&&Sl(u,d),Wn(!1),In=!0,Wo=!0,Hn()}function Sl(u,d){o.width=Vt=ee=u,o.height=pn=I=d,ve=Ie=0,pc(),mc();let g=o.bbox;ut=g.left=Cn(ve*fe,
.5),vt=g.top=Cn(Ie*fe,.5),lt=g.width=Cn(ee*fe,.5),Lt=g.height=Cn(I*fe,.5)}let cc=3;function dc(){let u=!1,d=0;for(;!u;){d++;let g=wc(d),y=xc(d);u=d==cc||g&&y,u||
(Sl(o.width,o.height),Wo=!0)}}function fc({width:u,height:d}){$r(u,d)}o.setSize=fc;function pc(){let u=!1,d=!1,g=!1,y=!1;R.forEach((b,k)=>{if(b.show&&b._show){let{
side:w,_size:C}=b,A=w%2,D=b.label!=null?b.labelSize:0,F=C+D;F>0&&(A?(ee-=F,w==3?(ve+=F,y=!0):g=!0):(I-=F,w==0?(Ie+=F,u=!0):d=!0))}}),_n[0]=u,_n[1]=g,_n[2]=d,_n[3]=
y,ee-=en[1]+en[3],ve+=en[3],I-=en[2]+en[0],Ie+=en[0]}function mc(){let u=ve+ee,d=Ie+I,g=ve,y=Ie;function b(k,w){switch(k){case 1:return u+=w,u-w;case 2:return d+=
w,d-w;case 3:return g-=w,g+w;case 0:return y-=w,y+w}}R.forEach((k,w)=>{if(k.show&&k._show){let C=k.side;k._pos=b(C,k._size),k.label!=null&&(k._lpos=b(C,k.labelSize))}})}
if(q.dataIdx==null){let u=q.hover,d=u.skip=new Set(u.skip??[]);d.add(void 0);let g=u.prox=re(u.prox),y=u.bias??=0;q.dataIdx=(b,k,w,C)=>{if(k==0)return w;let A=w,
D=g(b,k,w,C)??_e,F=D>=0&&D<_e,B=L.ori==0?ee:I,Q=q.left,ce=t[0],ae=t[k];if(d.has(ae[w])){A=null;let oe=null,V=null,U;if(y==0||y==-1)for(U=w;oe==null&&U-- >0;)d.has(
ae[U])||(oe=U);if(y==0||y==1)for(U=w;V==null&&U++<ae.length;)d.has(ae[U])||(V=U);if(oe!=null||V!=null)if(F){let we=oe==null?-1/0:N(ce[oe],L,B,0),Ae=V==null?1/0:
N(ce[V],L,B,0),Je=Q-we,ye=Ae-Q;Je<=ye?Je<=D&&(A=oe):ye<=D&&(A=V)}else A=V==null?oe:oe==null?V:w-oe<=V-w?oe:V}else F&&$e(Q-N(ce[w],L,B,0))>D&&(A=null);return A}}
let yn=u=>{q.event=u};q.idxs=he,q._lock=!1;let Qe=q.points;Qe.show=re(Qe.show),Qe.size=re(Qe.size),Qe.stroke=re(Qe.stroke),Qe.width=re(Qe.width),Qe.fill=re(Qe.fill);
let jt=o.focus=Fe({},e.focus||{alpha:.3},q.focus),Bn=jt.prox>=0,$n=Bn&&Qe.one,St=[],jn=[],qn=[];function wl(u,d){let g=Qe.show(o,d);if(g instanceof HTMLElement)
return ht(g,of),ht(g,u.class),zt(g,-10,-10,ee,I),v.insertBefore(g,St[d]),g}function xl(u,d){if(r==1||d>0){let g=r==1&&E[u.scale].time,y=u.value;u.value=g?qa(y)?
Va(se,Ga(y,H)):y||ie:y||_p,u.label=u.label||(g?cp:up)}if($n||d>0){u.width=u.width==null?1:u.width,u.paths=u.paths||Rp||Sf,u.fillTo=re(u.fillTo||wp),u.pxAlign=+ue(
u.pxAlign,x),u.pxRound=ou(u.pxAlign),u.stroke=re(u.stroke||null),u.fill=re(u.fill||null),u._stroke=u._fill=u._paths=u._focus=null;let g=bp(rt(1,u.width),1),y=u.
points=Fe({},{size:g,width:rt(1,g*.2),stroke:u.stroke,space:g*2,paths:Dp,_stroke:null,_fill:null},u.points);y.show=re(y.show),y.filter=re(y.filter),y.fill=re(y.
fill),y.stroke=re(y.stroke),y.paths=re(y.paths),y.pxAlign=u.pxAlign}if(Oe){let g=Uo(u,d);Pe.splice(d,0,g[0]),Bt.splice(d,0,g[1]),ne.values.push(null)}if(Xe){he.
splice(d,0,null);let g=null;$n?d==0&&(g=wl(u,d)):d>0&&(g=wl(u,d)),St.splice(d,0,g),jn.splice(d,0,0),qn.splice(d,0,0)}He("addSeries",d)}function gc(u,d){d=d??S.length,
u=r==1?nl(u,d,Ya,tu):nl(u,d,{},eu),S.splice(d,0,u),xl(S[d],d)}o.addSeries=gc;function hc(u){if(S.splice(u,1),Oe){ne.values.splice(u,1),Bt.splice(u,1);let d=Pe.splice(
u,1)[0];Fn(null,d.firstChild),d.remove()}Xe&&(he.splice(u,1),St.splice(u,1)[0].remove(),jn.splice(u,1),qn.splice(u,1)),He("delSeries",u)}o.delSeries=hc;let _n=[
!1,!1,!1,!1];function yc(u,d){if(u._show=u.show,u.show){let g=u.side%2,y=E[u.scale];y==null&&(u.scale=g?S[1].scale:O,y=E[u.scale]);let b=y.time;u.size=re(u.size),
u.space=re(u.space),u.rotate=re(u.rotate),cn(u.incrs)&&u.incrs.forEach(w=>{!dn.has(w)&&dn.set(w,hu(w))}),u.incrs=re(u.incrs||(y.distr==2?Hf:b?M==1?zf:Kf:Pn)),u.
splits=re(u.splits||(b&&y.distr==1?st:y.distr==3?Zs:y.distr==4?pp:fp)),u.stroke=re(u.stroke),u.grid.stroke=re(u.grid.stroke),u.ticks.stroke=re(u.ticks.stroke),u.
border.stroke=re(u.border.stroke);let k=u.values;u.values=cn(k)&&!cn(k[0])?re(k):b?cn(k)?za(se,Ja(k,H)):qa(k)?Zf(se,k):k||Te:k||dp,u.filter=re(u.filter||(y.distr>=
3&&y.log==10?hp:y.distr==3&&y.log==2?yp:mu)),u.font=iu(u.font),u.labelFont=iu(u.labelFont),u._size=u.size(o,null,d,0),u._space=u._rotate=u._incrs=u._found=u._splits=
u._values=null,u._size>0&&(_n[d]=!0,u._el=Pt(Xd,h))}}function bo(u,d,g,y){let[b,k,w,C]=g,A=d%2,D=0;return A==0&&(C||k)&&(D=d==0&&!b||d==2&&!w?Be(Ka.size/3):0),A==
1&&(b||w)&&(D=d==1&&!k||d==3&&!C?Be(Za.size/2):0),D}let Tl=o.padding=(e.padding||[bo,bo,bo,bo]).map(u=>re(ue(u,bo))),en=o._padding=Tl.map((u,d)=>u(o,d,_n,0)),Ge,
je=null,qe=null,Jo=r==1?S[0].idxs:null,Rt=null,vo=!1;function El(u,d){if(t=u??[],o.data=o._data=t,r==2){Ge=0;for(let g=1;g<S.length;g++)Ge+=t[g][0].length}else{
t.length==0&&(o.data=o._data=t=[[]]),Rt=t[0],Ge=Rt.length;let g=t;if(G==2){g=t.slice();let y=g[0]=Array(Ge);for(let b=0;b<Ge;b++)y[b]=b}o._data=t=g}if(Wn(!0),He(
"setData"),G==2&&(In=!0),d!==!1){let g=L;g.auto(o,vo)?jr():nn(O,g.min,g.max),hn=hn||q.left>=0,kt=!0,Hn()}}o.setData=El;function jr(){vo=!0;let u,d;r==1&&(Ge>0?(je=
Jo[0]=0,qe=Jo[1]=Ge-1,u=t[0][je],d=t[0][qe],G==2?(u=je,d=qe):u==d&&(G==3?[u,d]=Cr(u,u,L.log,!1):G==4?[u,d]=ll(u,u,L.log,!1):L.time?d=u+Be(86400/M):[u,d]=xr(u,d,
il,!0))):(je=Jo[0]=u=null,qe=Jo[1]=d=null)),nn(O,u,d)}let zo,Un,qr,Ur,Wr,Hr,Jr,zr,Gr,it;function Cl(u,d,g,y,b,k){u??=xa,g??=ul,y??="butt",b??=xa,k??="round",u!=
zo&&(p.strokeStyle=zo=u),b!=Un&&(p.fillStyle=Un=b),d!=qr&&(p.lineWidth=qr=d),k!=Wr&&(p.lineJoin=Wr=k),y!=Hr&&(p.lineCap=Hr=y),g!=Ur&&p.setLineDash(Ur=g)}function Pl(u,d,g,y){
d!=Un&&(p.fillStyle=Un=d),u!=Jr&&(p.font=Jr=u),g!=zr&&(p.textAlign=zr=g),y!=Gr&&(p.textBaseline=Gr=y)}function Vr(u,d,g,y,b=0){if(y.length>0&&u.auto(o,vo)&&(d==
null||d.min==null)){let k=ue(je,0),w=ue(qe,y.length-1),C=g.min==null?hf(y,k,w,b,u.distr==3):[g.min,g.max];u.min=It(u.min,g.min=C[0]),u.max=rt(u.max,g.max=C[1])}}
let Al={min:null,max:null};function _c(){for(let y in E){let b=E[y];J[y]==null&&(b.min==null||J[O]!=null&&b.auto(o,vo))&&(J[y]=Al)}for(let y in E){let b=E[y];J[y]==
null&&b.from!=null&&J[b.from]!=null&&(J[y]=Al)}J[O]!=null&&Wn(!0);let u={};for(let y in J){let b=J[y];if(b!=null){let k=u[y]=po(E[y],Tf);if(b.min!=null)Fe(k,b);else if(y!=
O||r==2)if(Ge==0&&k.from==null){let w=k.range(o,null,null,y);k.min=w[0],k.max=w[1]}else k.min=_e,k.max=-_e}}if(Ge>0){S.forEach((y,b)=>{if(r==1){let k=y.scale,w=J[k];
if(w==null)return;let C=u[k];if(b==0){let A=C.range(o,C.min,C.max,k);C.min=A[0],C.max=A[1],je=Ot(C.min,t[0]),qe=Ot(C.max,t[0]),qe-je>1&&(t[0][je]<C.min&&je++,t[0][qe]>
C.max&&qe--),y.min=Rt[je],y.max=Rt[qe]}else y.show&&y.auto&&Vr(C,w,y,t[b],y.sorted);y.idxs[0]=je,y.idxs[1]=qe}else if(b>0&&y.show&&y.auto){let[k,w]=y.facets,C=k.
scale,A=w.scale,[D,F]=t[b],B=u[C],Q=u[A];B!=null&&Vr(B,J[C],k,D,k.sorted),Q!=null&&Vr(Q,J[A],w,F,w.sorted),y.min=w.min,y.max=w.max}});for(let y in u){let b=u[y],
k=J[y];if(b.from==null&&(k==null||k.min==null)){let w=b.range(o,b.min==_e?null:b.min,b.max==-_e?null:b.max,y);b.min=w[0],b.max=w[1]}}}for(let y in u){let b=u[y];
if(b.from!=null){let k=u[b.from];if(k.min==null)b.min=b.max=null;else{let w=b.range(o,k.min,k.max,y);b.min=w[0],b.max=w[1]}}}let d={},g=!1;for(let y in u){let b=u[y],
k=E[y];if(k.min!=b.min||k.max!=b.max){k.min=b.min,k.max=b.max;let w=k.distr;k._min=w==3?Qt(k.min):w==4?Ws(k.min,k.asinh):w==100?k.fwd(k.min):k.min,k._max=w==3?Qt(
k.max):w==4?Ws(k.max,k.asinh):w==100?k.fwd(k.max):k.max,d[y]=g=!0}}if(g){S.forEach((y,b)=>{r==2?b>0&&d.y&&(y._paths=null):d[y.scale]&&(y._paths=null)});for(let y in d)
In=!0,He("setScale",y);Xe&&q.left>=0&&(hn=kt=!0)}for(let y in J)J[y]=null}function bc(u){let d=Qs(je-1,0,Ge-1),g=Qs(qe+1,0,Ge-1);for(;u[d]==null&&d>0;)d--;for(;u[g]==
null&&g<Ge-1;)g++;return[d,g]}function vc(){if(Ge>0){let u=S.some(d=>d._focus)&&it!=jt.alpha;u&&(p.globalAlpha=it=jt.alpha),S.forEach((d,g)=>{if(g>0&&d.show&&(Ml(
g,!1),Ml(g,!0),d._paths==null)){let y=it;it!=d.alpha&&(p.globalAlpha=it=d.alpha);let b=r==2?[0,t[g][0].length-1]:bc(t[g]);d._paths=d.paths(o,g,b[0],b[1]),it!=y&&
(p.globalAlpha=it=y)}}),S.forEach((d,g)=>{if(g>0&&d.show){let y=it;it!=d.alpha&&(p.globalAlpha=it=d.alpha),d._paths!=null&&Ll(g,!1);{let b=d._paths!=null?d._paths.
gaps:null,k=d.points.show(o,g,je,qe,b),w=d.points.filter(o,g,k,b);(k||w)&&(d.points._paths=d.points.paths(o,g,je,qe,w),Ll(g,!0))}it!=y&&(p.globalAlpha=it=y),He(
"drawSeries",g)}}),u&&(p.globalAlpha=it=1)}}function Ml(u,d){let g=d?S[u].points:S[u];g._stroke=g.stroke(o,u),g._fill=g.fill(o,u)}function Ll(u,d){let g=d?S[u].
points:S[u],{stroke:y,fill:b,clip:k,flags:w,_stroke:C=g._stroke,_fill:A=g._fill,_width:D=g.width}=g._paths;D=be(D*fe,3);let F=null,B=D%2/2;d&&A==null&&(A=D>0?"#\\
fff":C);let Q=g.pxAlign==1&&B>0;if(Q&&p.translate(B,B),!d){let ce=ut-D/2,ae=vt-D/2,oe=lt+D,V=Lt+D;F=new Path2D,F.rect(ce,ae,oe,V)}d?Kr(C,D,g.dash,g.cap,A,y,b,w,
k):kc(u,C,D,g.dash,g.cap,A,y,b,w,F,k),Q&&p.translate(-B,-B)}function kc(u,d,g,y,b,k,w,C,A,D,F){let B=!1;A!=0&&K.forEach((Q,ce)=>{if(Q.series[0]==u){let ae=S[Q.series[1]],
oe=t[Q.series[1]],V=(ae._paths||$o).band;cn(V)&&(V=Q.dir==1?V[0]:V[1]);let U,we=null;ae.show&&V&&_f(oe,je,qe)?(we=Q.fill(o,ce)||k,U=ae._paths.clip):V=null,Kr(d,
g,y,b,we,w,C,A,D,F,U,V),B=!0}}),B||Kr(d,g,y,b,k,w,C,A,D,F)}let Rl=mo|el;function Kr(u,d,g,y,b,k,w,C,A,D,F,B){Cl(u,d,g,y,b),(A||D||B)&&(p.save(),A&&p.clip(A),D&&
p.clip(D)),B?(C&Rl)==Rl?(p.clip(B),F&&p.clip(F),Vo(b,w),Go(u,k,d)):C&el?(Vo(b,w),p.clip(B),Go(u,k,d)):C&mo&&(p.save(),p.clip(B),F&&p.clip(F),Vo(b,w),p.restore(),
Go(u,k,d)):(Vo(b,w),Go(u,k,d)),(A||D||B)&&p.restore()}function Go(u,d,g){g>0&&(d instanceof Map?d.forEach((y,b)=>{p.strokeStyle=zo=b,p.stroke(y)}):d!=null&&u&&p.
stroke(d))}function Vo(u,d){d instanceof Map?d.forEach((g,y)=>{p.fillStyle=Un=y,p.fill(g)}):d!=null&&u&&p.fill(d)}function Sc(u,d,g,y){let b=R[u],k;if(y<=0)k=[0,
0];else{let w=b._space=b.space(o,u,d,g,y),C=b._incrs=b.incrs(o,u,d,g,y,w);k=$p(d,g,C,y,w)}return b._found=k}function Yr(u,d,g,y,b,k,w,C,A,D){let F=w%2/2;x==1&&p.
translate(F,F),Cl(C,w,A,D,C),p.beginPath();let B,Q,ce,ae,oe=b+(y==0||y==3?-k:k);g==0?(Q=b,ae=oe):(B=b,ce=oe);for(let V=0;V<u.length;V++)d[V]!=null&&(g==0?B=ce=u[V]:
Q=ae=u[V],p.moveTo(B,Q),p.lineTo(ce,ae));p.stroke(),x==1&&p.translate(-F,-F)}function wc(u){let d=!0;return R.forEach((g,y)=>{if(!g.show)return;let b=E[g.scale];
if(b.min==null){g._show&&(d=!1,g._show=!1,Wn(!1));return}else g._show||(d=!1,g._show=!0,Wn(!1));let k=g.side,w=k%2,{min:C,max:A}=b,[D,F]=Sc(y,C,A,w==0?ee:I);if(F==
0)return;let B=b.distr==2,Q=g._splits=g.splits(o,y,C,A,D,F,B),ce=b.distr==2?Q.map(U=>Rt[U]):Q,ae=b.distr==2?Rt[Q[1]]-Rt[Q[0]]:D,oe=g._values=g.values(o,g.filter(
o,ce,y,F,ae),y,F,ae);g._rotate=k==2?g.rotate(o,oe,y,F):0;let V=g._size;g._size=At(g.size(o,oe,y,u)),V!=null&&g._size!=V&&(d=!1)}),d}function xc(u){let d=!0;return Tl.
forEach((g,y)=>{let b=g(o,y,_n,u);b!=en[y]&&(d=!1),en[y]=b}),d}function Tc(){for(let u=0;u<R.length;u++){let d=R[u];if(!d.show||!d._show)continue;let g=d.side,y=g%
2,b,k,w=d.stroke(o,u),C=g==0||g==3?-1:1,[A,D]=d._found;if(d.label!=null){let nt=d.labelGap*C,ft=Be((d._lpos+nt)*fe);Pl(d.labelFont[0],w,"center",g==2?"top":wa),
p.save(),y==1?(b=k=0,p.translate(ft,Be(vt+Lt/2)),p.rotate((g==3?-Sr:Sr)/2)):(b=Be(ut+lt/2),k=ft);let kn=fu(d.label)?d.label(o,u,A,D):d.label;p.fillText(kn,b,k),
p.restore()}if(D==0)continue;let F=E[d.scale],B=y==0?lt:Lt,Q=y==0?ut:vt,ce=d._splits,ae=F.distr==2?ce.map(nt=>Rt[nt]):ce,oe=F.distr==2?Rt[ce[1]]-Rt[ce[0]]:A,V=d.
ticks,U=d.border,we=V.show?V.size:0,Ae=Be(we*fe),Je=Be((d.alignTo==2?d._size-we-d.gap:d.gap)*fe),ye=d._rotate*-Sr/180,Me=T(d._pos*fe),ct=(Ae+Je)*C,tt=Me+ct;k=y==
0?tt:0,b=y==1?tt:0;let wt=d.font[0],Dt=d.align==1?io:d.align==2?js:ye>0?io:ye<0?js:y==0?"center":g==3?js:io,Wt=ye||y==1?"middle":g==2?"top":wa;Pl(wt,w,Dt,Wt);let dt=d.
font[1]*d.lineGap,xt=ce.map(nt=>T(a(nt,F,B,Q))),Nt=d._values;for(let nt=0;nt<Nt.length;nt++){let ft=Nt[nt];if(ft!=null){y==0?b=xt[nt]:k=xt[nt],ft=""+ft;let kn=ft.
indexOf(\`
\`)==-1?[ft]:ft.split(/\\n/gm);for(let ot=0;ot<kn.length;ot++){let Ql=kn[ot];ye?(p.save(),p.translate(b,k+ot*dt),p.rotate(ye),p.fillText(Ql,0,0),p.restore()):p.fillText(
Ql,b,k+ot*dt)}}}V.show&&Yr(xt,V.filter(o,ae,u,D,oe),y,g,Me,Ae,be(V.width*fe,3),V.stroke(o,u),V.dash,V.cap);let Ht=d.grid;Ht.show&&Yr(xt,Ht.filter(o,ae,u,D,oe),y,
y==0?2:1,y==0?vt:ut,y==0?Lt:lt,be(Ht.width*fe,3),Ht.stroke(o,u),Ht.dash,Ht.cap),U.show&&Yr([Me],[1],y==0?1:0,y==0?1:2,y==1?vt:ut,y==1?Lt:lt,be(U.width*fe,3),U.stroke(
o,u),U.dash,U.cap)}He("drawAxes")}function Wn(u){S.forEach((d,g)=>{g>0&&(d._paths=null,u&&(r==1?(d.min=null,d.max=null):d.facets.forEach(y=>{y.min=null,y.max=null})))})}
let Ko=!1,Qr=!1,ko=[];function Ec(){Qr=!1;for(let u=0;u<ko.length;u++)He(...ko[u]);ko.length=0}function Hn(){Ko||(Rf(Dl),Ko=!0)}function Cc(u,d=!1){Ko=!0,Qr=d,u(
o),Dl(),d&&ko.length>0&&queueMicrotask(Ec)}o.batch=Cc;function Dl(){if(Br&&(_c(),Br=!1),In&&(dc(),In=!1),Wo){if(xe(_,io,ve),xe(_,"top",Ie),xe(_,Fo,ee),xe(_,Oo,I),
xe(v,io,ve),xe(v,"top",Ie),xe(v,Fo,ee),xe(v,Oo,I),xe(h,Fo,Vt),xe(h,Oo,pn),m.width=Be(Vt*fe),m.height=Be(pn*fe),R.forEach(({_el:u,_show:d,_size:g,_pos:y,side:b})=>{
if(u!=null)if(d){let k=b===3||b===0?g:0,w=b%2==1;xe(u,w?"left":"top",y-k),xe(u,w?"width":"height",g),xe(u,w?"top":"left",w?Ie:ve),xe(u,w?"height":"width",w?I:ee),
Ks(u,An)}else ht(u,An)}),zo=Un=qr=Wr=Hr=Jr=zr=Gr=Ur=null,it=1,xo(!0),ve!=On||Ie!=mn||ee!=$t||I!=gn){Wn(!1);let u=ee/$t,d=I/gn;if(Xe&&!hn&&q.left>=0){q.left*=u,q.
top*=d,Jn&&zt(Jn,Be(q.left),0,ee,I),zn&&zt(zn,0,Be(q.top),ee,I);for(let g=0;g<St.length;g++){let y=St[g];y!=null&&(jn[g]*=u,qn[g]*=d,zt(y,At(jn[g]),At(qn[g]),ee,
I))}}if(Se.show&&!Ho&&Se.left>=0&&Se.width>0){Se.left*=u,Se.width*=u,Se.top*=d,Se.height*=d;for(let g in os)xe(Kn,g,Se[g])}On=ve,mn=Ie,$t=ee,gn=I}He("setSize"),
Wo=!1}Vt>0&&pn>0&&(p.clearRect(0,0,m.width,m.height),He("drawClear"),W.forEach(u=>u()),He("draw")),Se.show&&Ho&&(Yo(Se),Ho=!1),Xe&&hn&&(vn(null,!0,!1),hn=!1),ne.
show&&ne.live&&kt&&(ts(),kt=!1),c||(c=!0,o.status=1,He("ready")),vo=!1,Ko=!1}o.redraw=(u,d)=>{In=d||!1,u!==!1?nn(O,L.min,L.max):Hn()};function Zr(u,d){let g=E[u];
if(g.from==null){if(Ge==0){let y=g.range(o,d.min,d.max,u);d.min=y[0],d.max=y[1]}if(d.min>d.max){let y=d.min;d.min=d.max,d.max=y}if(Ge>1&&d.min!=null&&d.max!=null&&
d.max-d.min<1e-16)return;u==O&&g.distr==2&&Ge>0&&(d.min=Ot(d.min,t[0]),d.max=Ot(d.max,t[0]),d.min==d.max&&d.max++),J[u]=d,Br=!0,Hn()}}o.setScale=Zr;let Xr,es,Jn,
zn,Nl,Fl,Gn,Vn,Ol,Il,ke,Ce,tn=!1,Ve=q.drag,Ue=Ve.x,We=Ve.y;Xe&&(q.x&&(Xr=Pt(tf,v)),q.y&&(es=Pt(nf,v)),L.ori==0?(Jn=Xr,zn=es):(Jn=es,zn=Xr),ke=q.left,Ce=q.top);let Se=o.
select=Fe({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Kn=Se.show?Pt(ef,Se.over?v:_):null;function Yo(u,d){if(Se.show){for(let g in u)Se[g]=u[g],g in
os&&xe(Kn,g,u[g]);d!==!1&&He("setSelect")}}o.setSelect=Yo;function Pc(u){if(S[u].show)Oe&&Ks(Pe[u],An);else if(Oe&&ht(Pe[u],An),Xe){let g=$n?St[0]:St[u];g!=null&&
zt(g,-10,-10,ee,I)}}function nn(u,d,g){Zr(u,{min:d,max:g})}function qt(u,d,g,y){d.focus!=null&&Dc(u),d.show!=null&&S.forEach((b,k)=>{k>0&&(u==k||u==null)&&(b.show=
d.show,Pc(k),r==2?(nn(b.facets[0].scale,null,null),nn(b.facets[1].scale,null,null)):nn(b.scale,null,null),Hn())}),g!==!1&&He("setSeries",u,d),y&&To("setSeries",
o,u,d)}o.setSeries=qt;function Ac(u,d){Fe(K[u],d)}function Mc(u,d){u.fill=re(u.fill||null),u.dir=ue(u.dir,-1),d=d??K.length,K.splice(d,0,u)}function Lc(u){u==null?
K.length=0:K.splice(u,1)}o.addBand=Mc,o.setBand=Ac,o.delBand=Lc;function Rc(u,d){S[u].alpha=d,Xe&&St[u]!=null&&(St[u].style.opacity=d),Oe&&Pe[u]&&(Pe[u].style.opacity=
d)}let Kt,on,bn,Yn={focus:!0};function Dc(u){if(u!=bn){let d=u==null,g=jt.alpha!=1;S.forEach((y,b)=>{if(r==1||b>0){let k=d||b==0||b==u;y._focus=d?null:k,g&&Rc(b,
k?1:jt.alpha)}}),bn=u,g&&Hn()}}Oe&&Bn&&et(Ca,pe,u=>{q._lock||(yn(u),bn!=null&&qt(null,Yn,!0,De.setSeries))});function Ut(u,d,g){let y=E[d];g&&(u=u/fe-(y.ori==1?
Ie:ve));let b=ee;y.ori==1&&(b=I,u=b-u),y.dir==-1&&(u=b-u);let k=y._min,w=y._max,C=u/b,A=k+(w-k)*C,D=y.distr;return D==3?co(10,A):D==4?vf(A,y.asinh):D==100?y.bwd(
A):A}function Nc(u,d){let g=Ut(u,O,d);return Ot(g,t[0],je,qe)}o.valToIdx=u=>Ot(u,t[0]),o.posToIdx=Nc,o.posToVal=Ut,o.valToPos=(u,d,g)=>E[d].ori==0?l(u,E[d],g?lt:
ee,g?ut:0):i(u,E[d],g?Lt:I,g?vt:0),o.setCursor=(u,d,g)=>{ke=u.left,Ce=u.top,vn(null,d,g)};function Bl(u,d){xe(Kn,io,Se.left=u),xe(Kn,Fo,Se.width=d)}function $l(u,d){
xe(Kn,"top",Se.top=u),xe(Kn,Oo,Se.height=d)}let So=L.ori==0?Bl:$l,wo=L.ori==1?Bl:$l;function Fc(){if(Oe&&ne.live)for(let u=r==2?1:0;u<S.length;u++){if(u==0&&bt)
continue;let d=ne.values[u],g=0;for(let y in d)Bt[u][g++].firstChild.nodeValue=d[y]}}function ts(u,d){if(u!=null&&(u.idxs?u.idxs.forEach((g,y)=>{he[y]=g}):xf(u.
idx)||he.fill(u.idx),ne.idx=he[0]),Oe&&ne.live){for(let g=0;g<S.length;g++)(g>0||r==1&&!bt)&&Oc(g,he[g]);Fc()}kt=!1,d!==!1&&He("setLegend")}o.setLegend=ts;function Oc(u,d){
let g=S[u],y=u==0&&G==2?Rt:t[u],b;bt?b=g.values(o,u,d)??Xt:(b=g.value(o,d==null?null:y[d],u,d),b=b==null?Xt:{_:b}),ne.values[u]=b}function vn(u,d,g){Ol=ke,Il=Ce,
[ke,Ce]=q.move(o,ke,Ce),q.left=ke,q.top=Ce,Xe&&(Jn&&zt(Jn,Be(ke),0,ee,I),zn&&zt(zn,0,Be(Ce),ee,I));let y,b=je>qe;Kt=_e,on=null;let k=L.ori==0?ee:I,w=L.ori==1?ee:
I;if(ke<0||Ge==0||b){y=q.idx=null;for(let C=0;C<S.length;C++){let A=St[C];A!=null&&zt(A,-10,-10,ee,I)}Bn&&qt(null,Yn,!0,u==null&&De.setSeries),ne.live&&(he.fill(
y),kt=!0)}else{let C,A,D;r==1&&(C=L.ori==0?ke:Ce,A=Ut(C,O),y=q.idx=Ot(A,t[0],je,qe),D=N(t[0][y],L,k,0));let F=-10,B=-10,Q=0,ce=0,ae=!0,oe="",V="";for(let U=r==2?
1:0;U<S.length;U++){let we=S[U],Ae=he[U],Je=Ae==null?null:r==1?t[U][Ae]:t[U][1][Ae],ye=q.dataIdx(o,U,y,A),Me=ye==null?null:r==1?t[U][ye]:t[U][1][ye];if(kt=kt||Me!=
Je||ye!=Ae,he[U]=ye,U>0&&we.show){let ct=ye==null?-10:ye==y?D:N(r==1?t[0][ye]:t[U][0][ye],L,k,0),tt=Me==null?-10:Y(Me,r==1?E[we.scale]:E[we.facets[1].scale],w,0);
if(Bn&&Me!=null){let wt=L.ori==1?ke:Ce,Dt=$e(jt.dist(o,U,ye,tt,wt));if(Dt<Kt){let Wt=jt.bias;if(Wt!=0){let dt=Ut(wt,we.scale),xt=Me>=0?1:-1,Nt=dt>=0?1:-1;Nt==xt&&
(Nt==1?Wt==1?Me>=dt:Me<=dt:Wt==1?Me<=dt:Me>=dt)&&(Kt=Dt,on=U)}else Kt=Dt,on=U}}if(kt||$n){let wt,Dt;L.ori==0?(wt=ct,Dt=tt):(wt=tt,Dt=ct);let Wt,dt,xt,Nt,Ht,nt,ft=!0,
kn=Qe.bbox;if(kn!=null){ft=!1;let ot=kn(o,U);xt=ot.left,Nt=ot.top,Wt=ot.width,dt=ot.height}else xt=wt,Nt=Dt,Wt=dt=Qe.size(o,U);if(nt=Qe.fill(o,U),Ht=Qe.stroke(o,
U),$n)U==on&&Kt<=jt.prox&&(F=xt,B=Nt,Q=Wt,ce=dt,ae=ft,oe=nt,V=Ht);else{let ot=St[U];ot!=null&&(jn[U]=xt,qn[U]=Nt,Na(ot,Wt,dt,ft),Ra(ot,nt,Ht),zt(ot,At(xt),At(Nt),
ee,I))}}}}if($n){let U=jt.prox,we=bn==null?Kt<=U:Kt>U||on!=bn;if(kt||we){let Ae=St[0];Ae!=null&&(jn[0]=F,qn[0]=B,Na(Ae,Q,ce,ae),Ra(Ae,oe,V),zt(Ae,At(F),At(B),ee,
I))}}}if(Se.show&&tn)if(u!=null){let[C,A]=De.scales,[D,F]=De.match,[B,Q]=u.cursor.sync.scales,ce=u.cursor.drag;if(Ue=ce._x,We=ce._y,Ue||We){let{left:ae,top:oe,width:V,
height:U}=u.select,we=u.scales[B].ori,Ae=u.posToVal,Je,ye,Me,ct,tt,wt=C!=null&&D(C,B),Dt=A!=null&&F(A,Q);wt&&Ue?(we==0?(Je=ae,ye=V):(Je=oe,ye=U),Me=E[C],ct=N(Ae(
Je,B),Me,k,0),tt=N(Ae(Je+ye,B),Me,k,0),So(It(ct,tt),$e(tt-ct))):So(0,k),Dt&&We?(we==1?(Je=ae,ye=V):(Je=oe,ye=U),Me=E[A],ct=Y(Ae(Je,Q),Me,w,0),tt=Y(Ae(Je+ye,Q),Me,
w,0),wo(It(ct,tt),$e(tt-ct))):wo(0,w)}else rs()}else{let C=$e(Ol-Nl),A=$e(Il-Fl);if(L.ori==1){let Q=C;C=A,A=Q}Ue=Ve.x&&C>=Ve.dist,We=Ve.y&&A>=Ve.dist;let D=Ve.uni;
D!=null?Ue&&We&&(Ue=C>=D,We=A>=D,!Ue&&!We&&(A>C?We=!0:Ue=!0)):Ve.x&&Ve.y&&(Ue||We)&&(Ue=We=!0);let F,B;Ue&&(L.ori==0?(F=Gn,B=ke):(F=Vn,B=Ce),So(It(F,B),$e(B-F)),
We||wo(0,w)),We&&(L.ori==1?(F=Gn,B=ke):(F=Vn,B=Ce),wo(It(F,B),$e(B-F)),Ue||So(0,k)),!Ue&&!We&&(So(0,0),wo(0,0))}if(Ve._x=Ue,Ve._y=We,u==null){if(g){if(Yl!=null){
let[C,A]=De.scales;De.values[0]=C!=null?Ut(L.ori==0?ke:Ce,C):null,De.values[1]=A!=null?Ut(L.ori==1?ke:Ce,A):null}To(qs,o,ke,Ce,ee,I,y)}if(Bn){let C=g&&De.setSeries,
A=jt.prox;bn==null?Kt<=A&&qt(on,Yn,!0,C):Kt>A?qt(null,Yn,!0,C):on!=bn&&qt(on,Yn,!0,C)}}kt&&(ne.idx=y,ts()),d!==!1&&He("setCursor")}let rn=null;Object.defineProperty(
o,"rect",{get(){return rn==null&&xo(!1),rn}});function xo(u=!1){u?rn=null:(rn=v.getBoundingClientRect(),He("syncRect",rn))}function jl(u,d,g,y,b,k,w){q._lock||tn&&
u!=null&&u.movementX==0&&u.movementY==0||(ns(u,d,g,y,b,k,w,!1,u!=null),u!=null?vn(null,!0,!0):vn(d,!0,!1))}function ns(u,d,g,y,b,k,w,C,A){if(rn==null&&xo(!1),yn(
u),u!=null)g=u.clientX-rn.left,y=u.clientY-rn.top;else{if(g<0||y<0){ke=-10,Ce=-10;return}let[D,F]=De.scales,B=d.cursor.sync,[Q,ce]=B.values,[ae,oe]=B.scales,[V,
U]=De.match,we=d.axes[0].side%2==1,Ae=L.ori==0?ee:I,Je=L.ori==1?ee:I,ye=we?k:b,Me=we?b:k,ct=we?y:g,tt=we?g:y;if(ae!=null?g=V(D,ae)?a(Q,E[D],Ae,0):-10:g=Ae*(ct/ye),
oe!=null?y=U(F,oe)?a(ce,E[F],Je,0):-10:y=Je*(tt/Me),L.ori==1){let wt=g;g=y,y=wt}}A&&(d==null||d.cursor.event.type==qs)&&((g<=1||g>=ee-1)&&(g=Cn(g,ee)),(y<=1||y>=
I-1)&&(y=Cn(y,I))),C?(Nl=g,Fl=y,[Gn,Vn]=q.move(o,g,y)):(ke=g,Ce=y)}let os={width:0,height:0,left:0,top:0};function rs(){Yo(os,!1)}let ql,Ul,Wl,Hl;function Jl(u,d,g,y,b,k,w){
tn=!0,Ue=We=Ve._x=Ve._y=!1,ns(u,d,g,y,b,k,w,!0,!1),u!=null&&(et(Us,Gs,zl,!1),To(Ta,o,Gn,Vn,ee,I,null));let{left:C,top:A,width:D,height:F}=Se;ql=C,Ul=A,Wl=D,Hl=F}
function zl(u,d,g,y,b,k,w){tn=Ve._x=Ve._y=!1,ns(u,d,g,y,b,k,w,!1,!0);let{left:C,top:A,width:D,height:F}=Se,B=D>0||F>0,Q=ql!=C||Ul!=A||Wl!=D||Hl!=F;if(B&&Q&&Yo(Se),
Ve.setScale&&B&&Q){let ce=C,ae=D,oe=A,V=F;if(L.ori==1&&(ce=A,ae=F,oe=C,V=D),Ue&&nn(O,Ut(ce,O),Ut(ce+ae,O)),We)for(let U in E){let we=E[U];U!=O&&we.from==null&&we.
min!=_e&&nn(U,Ut(oe+V,U),Ut(oe,U))}rs()}else q.lock&&(q._lock=!q._lock,vn(d,!0,u!=null));u!=null&&(Fn(Us,Gs),To(Us,o,ke,Ce,ee,I,null))}function Ic(u,d,g,y,b,k,w){
if(q._lock)return;yn(u);let C=tn;if(tn){let A=!0,D=!0,F=10,B,Q;L.ori==0?(B=Ue,Q=We):(B=We,Q=Ue),B&&Q&&(A=ke<=F||ke>=ee-F,D=Ce<=F||Ce>=I-F),B&&A&&(ke=ke<Gn?0:ee),
Q&&D&&(Ce=Ce<Vn?0:I),vn(null,!0,!0),tn=!1}ke=-10,Ce=-10,he.fill(null),vn(null,!0,!0),C&&(tn=C)}function Gl(u,d,g,y,b,k,w){q._lock||(yn(u),jr(),rs(),u!=null&&To(
Pa,o,ke,Ce,ee,I,null))}function Vl(){R.forEach(jp),$r(o.width,o.height,!0)}Mn(wr,uo,Vl);let Qn={};Qn.mousedown=Jl,Qn.mousemove=jl,Qn.mouseup=zl,Qn.dblclick=Gl,Qn.
setSeries=(u,d,g,y)=>{let b=De.match[2];g=b(o,d,g),g!=-1&&qt(g,y,!0,!1)},Xe&&(et(Ta,v,Jl),et(qs,v,jl),et(Ea,v,u=>{yn(u),xo(!1)}),et(Ca,v,Ic),et(Pa,v,Gl),tl.add(
o),o.syncRect=xo);let Qo=o.hooks=e.hooks||{};function He(u,d,g){Qr?ko.push([u,d,g]):u in Qo&&Qo[u].forEach(y=>{y.call(null,o,d,g)})}(e.plugins||[]).forEach(u=>{
for(let d in u.hooks)Qo[d]=(Qo[d]||[]).concat(u.hooks[d])});let Kl=(u,d,g)=>g,De=Fe({key:null,setSeries:!1,filters:{pub:$a,sub:$a},scales:[O,S[1]?S[1].scale:null],
match:[ja,ja,Kl],values:[null,null]},q.sync);De.match.length==2&&De.match.push(Kl),q.sync=De;let Yl=De.key,ss=Ou(Yl);function To(u,d,g,y,b,k,w){De.filters.pub(u,
d,g,y,b,k,w)&&ss.pub(u,d,g,y,b,k,w)}ss.sub(o);function Bc(u,d,g,y,b,k,w){De.filters.sub(u,d,g,y,b,k,w)&&Qn[u](null,d,g,y,b,k,w)}o.pub=Bc;function $c(){ss.unsub(
o),tl.delete(o),fn.clear(),Ys(wr,uo,Vl),f.remove(),pe?.remove(),He("destroy")}o.destroy=$c;function ls(){He("init",e,t),El(t||e.data,!1),J[O]?Zr(O,J[O]):jr(),Ho=
Se.show&&(Se.width>0||Se.height>0),hn=kt=!0,$r(e.width,e.height)}return S.forEach(xl),R.forEach(yc),n?n instanceof HTMLElement?(n.appendChild(f),ls()):n(o,ls):ls(),
o}Ye.assign=Fe;Ye.fmtNum=al;Ye.rangeNum=xr;Ye.rangeLog=Cr;Ye.rangeAsinh=ll;Ye.orient=Rn;Ye.pxRatio=fe;Ye.join=Lf;Ye.fmtDate=cl,Ye.tzDate=Uf;Ye.sync=Ou;{Ye.addGap=
xp,Ye.clipGaps=Mr;let e=Ye.paths={points:Uu};e.linear=Hu,e.stepped=Cp,e.bars=Pp,e.spline=Mp}var qp={system:"light",light:"dark",dark:"system"};function Vu(){let[e,t]=$(Up);return de(()=>{e==="system"?delete document.documentElement.dataset.theme:document.
documentElement.dataset.theme=e,vs.set(e==="system"?null:e),dispatchEvent(new Event(Nr))},[e]),[e,()=>t(qp[e])]}var Nr="tsumugi-theme";function Up(){let e=vs.get();
return e==="light"||e==="dark"?e:"system"}function qo(e){let t=document.createElement("i");t.style.color=\`var(--\${e})\`,document.body.append(t);let{color:n}=getComputedStyle(t);return t.remove(),n}var Ku=168;function Fr({title:e,summary:t,times:n,lines:o,format:r}){let{language:l}=P(),i=Le(null),a=Le(null),c=[n.map(p=>p/1e3),...o.map(({values:p})=>p)],f=Le(
c);f.current=c,de(()=>a.current?.setData(c));let m=\`\${l} \${o.map(({label:p,tint:h})=>p+h).join()}\`;return de(()=>{let p=i.current;if(p===null)return;let h=()=>{
a.current?.destroy();let x=p.clientWidth,T=Wp({lines:o,width:x,language:l,format:r});a.current=new Ye(T,f.current,p)};h();let _=new ResizeObserver(()=>{a.current?.
setSize({width:p.clientWidth,height:Ku})});_.observe(p);let v=matchMedia("(prefers-color-scheme: dark)");return addEventListener(Nr,h),v.addEventListener("chang\\
e",h),()=>{_.disconnect(),removeEventListener(Nr,h),v.removeEventListener("change",h),a.current?.destroy(),a.current=null}},[m]),s("figure",{class:"chart",children:[
s("figcaption",{children:[s("h2",{children:e}),s("span",{class:"faint",children:t})]}),s("div",{ref:i})]})}function Wp({lines:e,width:t,language:n,format:o}){let r=new Intl.
DateTimeFormat(n,{hour:"2-digit",minute:"2-digit",hourCycle:"h23"}),l=a=>a===null?"":r.format(a*1e3),i={stroke:qo("ink-faint"),font:"11px sans-serif",grid:{stroke:qo(
"line"),width:1},ticks:{show:!1}};return{width:t,height:Ku,padding:[8,8,0,0],cursor:{y:!1,points:{size:6},drag:{setScale:!1,x:!1,y:!1}},scales:{y:{range:(a,c,f)=>[
0,Math.max(1,f*1.08)]}},axes:[{...i,size:26,values:(a,c)=>c.map(l)},{...i,size:54,values:(a,c)=>c.map(o)}],series:[{label:" ",value:(a,c)=>l(c)},...e.map(({label:a,
tint:c,filled:f,dashed:m})=>({label:a,stroke:qo(c),width:1.5,...f===!0?{fill:qo(\`\${c}-wash\`)}:{},...m===!0?{dash:[4,3]}:{},points:{show:!1},value:(p,h)=>h==null?
"":o(h)}))]}}function Or({since:e,bindings:t},n,o){let r=Math.floor(e/6e4)*6e4,l=Math.max(1,Math.ceil((o-r)/6e4)),i=Array.from({length:l},(h,_)=>r+_*6e4),a=t.filter(({binding:h})=>n===
null||h===n),c=Map.groupBy(a.flatMap(({minutes:h})=>h),({minute:h})=>h),f=i.map(h=>c.get(h)??[]),m=h=>f.map(_=>_.reduce((v,x)=>v+h(x),0)),p=h=>f.map(_=>{let v=_.
map(h).filter(x=>x!==null);return v.length===0?null:Math.max(...v)});return{times:i,started:m(({started:h})=>h),completed:m(({completed:h})=>h),failed:m(({failed:h})=>h),
waitMedian:p(({wait:h})=>h.p50),waitP95:p(({wait:h})=>h.p95),runMedian:p(({run:h})=>h.p50),runP95:p(({run:h})=>h.p95)}}var yl=["1","6","24"];function Yu({metrics:e,now:t,range:n,binding:o,bindings:r}){let{texts:l,format:i}=P(),{overview:a}=l,c=Math.max(e.since,t-Number(n)*36e5),
f=Or({...e,since:c},o===""?null:o,t),m=v=>Ze(Z("overview",{range:n,binding:o,...v}),{replace:!0}),p=v=>i.number(v.reduce((x,T)=>x+T,0)),h=v=>a.worst(i.duration(
Math.max(0,...v.map(x=>x??0)))),_=(v,x)=>[...o===""?[]:[{label:a.median,values:v,tint:"running"}],{label:a.p95,values:x,tint:"ink-faint",dashed:!0}];return s("s\\
ection",{class:"charts","aria-label":a.range,children:[s("div",{class:"row",children:[s("label",{class:"row",children:[a.chartOf,s("select",{value:o,onChange:v=>m(
{binding:v.currentTarget.value}),children:[s("option",{value:"",children:a.total}),r.map(v=>s("option",{value:v,children:v},v))]})]}),s("div",{class:"segments",
role:"group","aria-label":a.range,children:yl.map(v=>s("button",{class:"button","aria-pressed":v===n,onClick:()=>m({range:v}),children:a.ranges[v]},v))})]}),s(Fr,
{title:a.completedChart,summary:a.summary(p(f.completed),p(f.failed)),times:f.times,lines:[{label:a.completed,values:f.completed,tint:"completed",filled:!0},{label:a.
failed,values:f.failed,tint:"failed"}],format:i.number}),s(Fr,{title:a.waitChart,summary:h(f.waitP95),times:f.times,lines:_(f.waitMedian,f.waitP95),format:i.duration}),
s(Fr,{title:a.runChart,summary:h(f.runP95),times:f.times,lines:_(f.runMedian,f.runP95),format:i.duration})]})}function Qu(e){return[...Map.groupBy(e,({binding:n})=>n)].map(([n,o])=>{let r=o.filter(({reachable:i})=>i),l=r.flatMap(({block:i})=>i===null?[]:[i.reason]);return{
name:n,counts:bl(r.flatMap(({counts:i})=>i??[])),inFlight:_l(r.map(i=>i.in_flight)),concurrency:_l(r.map(({concurrency:i})=>i)),oldestWaitMs:Math.max(0,...r.map(
i=>i.oldest_due_wait_ms??0)),paused:r.length>0&&r.every(({paused:i})=>i===!0),blocks:[...new Set(l)],silent:o.filter(({reachable:i})=>!i).map(i=>i.name)}})}function bl(e){
let t=gt.map(n=>[n,_l(e.map(o=>o[n]))]);return Object.fromEntries(t)}function _l(e){return e.reduce((t,n)=>t+(n??0),0)}function Zu({counts:e}){let{texts:t,format:n}=P();return s("ul",{class:"totals","aria-label":t.overview.total,children:gt.map(o=>s("li",{children:s("a",{class:e[o]===
0?"zero":o,href:Z("jobs",{state:o}),children:[s("b",{children:n.number(e[o])}),s("span",{children:[s(Ro,{state:o}),t.states[o]]})]})},o))})}var Hp=3e3,Jp=3e4,Xu=36e5;function ec({query:e}){let{texts:t}=P(),n=yl.find(_=>_===e.get("range"))??"1",o=Ke("shards",le.diagnostics),r=Ke("bindings",le.bindings),
l=Ke(\`metrics \${n}\`,_=>le.metrics(Date.now()-Number(n)*Xu,_));if(an(o.reload,Hp),de(()=>{let _=setInterval(()=>{document.hidden||l.reload()},Jp);return()=>clearInterval(
_)},[l.reload]),o.value===null)return o.error===null?s(Et,{}):s(mt,{error:o.error,again:o.reload});let i=Qu(o.value.shards),a=i.map(({name:_})=>_),c=a.find(_=>_===
e.get("binding"))??"",f=bl(i.map(({counts:_})=>_)),m=Object.values(f).every(_=>_===0),{now:p}=o.value,h=_=>l.value===null?null:Or({...l.value,since:p-Xu},_,p);return s(
te,{children:[s("h1",{class:"hidden",children:t.overview.title}),o.error!==null&&s(mt,{error:o.error,again:o.reload}),s(Zu,{counts:f}),s(ka,{bindings:i,infos:r.
value?.bindings??[],hourOf:h,onChanged:o.reload}),m&&l.value?.bindings.every(({minutes:_})=>_.length===0)===!0?s(Tt,{title:t.overview.empty,lead:t.overview.emptyLead,
children:s("div",{class:"row",children:s("a",{class:"button",href:Z("enqueue"),children:t.frame.enqueue})})}):l.value!==null&&s(Yu,{metrics:l.value,now:p,range:n,
binding:c,bindings:a})]})}function tc(e,{texts:t,format:n}){let{hint:o}=t.policies,{policy:r}=e,{guarantee:l,requeueUnclaimed:i,maxAttempts:a,agingIntervalMs:c,shards:f,concurrency:m}=r,
p=zp(r);return[l==="at-most-once"&&!i&&o.silentForAPerson,a===1&&o.noRetry,a>1&&p<6e4&&o.shortRetries(n.number(a),n.duration(p)),c===null&&o.strictPriorities,f>
1&&o.dividedLimits(n.number(f),n.number(Math.floor(m/f))),e.payload_schema===null&&o.anyPayload].filter(_=>_!==!1)}function zp({backoff:e,maxAttempts:t}){let n=0;
for(let o=1;o<t&&n<6e4;o+=1)n+=e.kind==="fixed"?e.delayMs:Math.min(e.maxMs,e.baseMs*e.factor**(o-1));return n}function nc({policy:e,index:t,shards:n,shards_ever:o},r){let{texts:l,format:i}=r,{policies:a}=l,{rate:c,agingIntervalMs:f,keys:m}=e;return[["guarantee",e.guarantee],
["shards",o>n?\`\${n} (\${o})\`:i.number(n)],["concurrency",i.number(e.concurrency)],["rate",c===null?a.unlimited:a.rate(i.number(c.tokens),i.duration(c.intervalMs))],
["perKeyConcurrency",i.number(e.perKeyConcurrency)],["aging",f===null?a.strict:a.aging(i.duration(f))],["maxAttempts",i.number(e.maxAttempts)],["backoff",Gp(e.backoff,
r)],["timeoutMs",i.duration(e.timeoutMs)],["reaperGraceMs",i.duration(e.reaperGraceMs)],["concurrencyKey",vl(m.concurrencyKey,a)],["uniqueKey",vl(m.uniqueKey,a)],
["uniqueForMs",i.duration(e.uniqueForMs)],["partitionKey",vl(m.partitionKey,a)],["sweepAfterMs",i.duration(e.sweepAfterMs)],["failedRetentionMs",i.duration(e.failedRetentionMs)],
["index",t.length===0?a.none:t.join(", ")],["queue",e.queueBinding]]}function Gp(e,{texts:t,format:n}){let{policies:o}=t,r=e.kind==="fixed"?o.fixed(n.duration(e.
delayMs)):o.exponential(n.duration(e.baseMs),n.number(e.factor),n.duration(e.maxMs));return e.jitter?\`\${r}, \${o.jitter}\`:r}function vl(e,{keyRules:t}){return e.
kind==="derived"?t.derived(e.template):t[e.kind]}function oc({info:e}){let t=P(),{policies:n}=t.texts,o=tc(e,t);return s("section",{class:"panel policy",children:[s("div",{class:"title",children:[s("h2",{children:s(
"a",{href:Z("jobs",{binding:e.name}),children:e.name})}),e.draining&&s("span",{class:"state STALLED",children:n.draining})]}),e.description!==null&&s("p",{class:"\\
soft",children:e.description}),s("dl",{class:"facts",children:nc(e,t).map(([r,l])=>[s("dt",{children:n.row[r]},r),s("dd",{children:l},\`\${r} is\`)])}),o.length>0&&
s("ul",{class:"hints","aria-label":n.hints,children:o.map(r=>s("li",{children:r},r))})]})}function rc({query:e}){let{texts:t}=P(),n=Ke("bindings",le.bindings);if(n.value===null)return n.error===null?s(Et,{}):s(mt,{error:n.error,again:n.reload});let o=e.
get("binding"),r=n.value.bindings.filter(({name:l})=>o===null||l===o);return s(te,{children:[s("div",{class:"title",children:[s("h1",{children:t.policies.title}),
s("p",{class:"soft",children:t.policies.lead})]}),s("div",{class:"policies",children:r.map(l=>s(oc,{info:l},l.name))})]})}var Vp={system:"M8 2a6 6 0 1 0 .01 0M8 2v12M5.6 2.6v10.8M3.4 4.2v7.6",light:"M8 5a3 3 0 1 0 .01 0M8 1v1.4M8 13.6V15M1 8h1.4M13.6 8H15M3 3l1 1M12 12l1 1M3 13l1-1\\
M12 4l1-1",dark:"M13.5 9.6A6 6 0 1 1 6.4 2.5a4.8 4.8 0 0 0 7.1 7.1z"};function Ir({theme:e,nextTheme:t,otherLanguage:n}){let{texts:o,language:r}=P();return s(te,
{children:[s("button",{class:"button plain",lang:r==="en"?"ja":"en",onClick:n,children:o.frame.otherLanguage}),s("button",{class:"button plain","aria-label":o.frame.
themes[e],title:o.frame.themes[e],onClick:t,children:s("svg",{width:"15",height:"15",viewBox:"0 0 16 16",fill:"none",stroke:"currentColor","stroke-width":"1.4",
"stroke-linecap":"round","stroke-linejoin":"round","aria-hidden":"true",children:s("path",{d:Vp[e]})})})]})}function sc({page:e,name:t,readOnly:n,feed:o,preferences:r,onHelp:l,onSignOut:i}){let{texts:a}=P();return s("header",{class:"head",children:[s("a",{class:"brand",
href:Z("overview"),children:[s(eo,{size:22}),s("span",{lang:"ja",children:"紡ぎ"}),s("small",{children:t})]}),s("nav",{"aria-label":a.frame.pages,children:Ts.
map(c=>s("a",{href:Z(c),...c===e?{"aria-current":"page"}:{},children:a.frame[c]},c))}),s("div",{class:"tools",children:[n&&s("span",{class:"live",children:a.frame.
readOnly}),s("span",{class:\`live \${o}\`,title:a.frame.liveNote[o],role:"status",children:[s("i",{}),a.frame.live[o]]}),s(Ir,{...r}),s("button",{class:"button pla\\
in","aria-label":a.frame.shortcuts,onClick:l,children:"?"}),i!==null&&s("button",{class:"button plain",onClick:i,children:a.frame.signOut})]})]})}function lc({onClose:e}){let{texts:t}=P(),{keys:n}=t,o=[["?",n.help],["g o",n.overview],["g j",n.jobs],["g e",n.enqueue],["g p",n.policies],["/",n.search],["j",
n.down],["k",n.up],["Enter",n.open],["x",n.select],["t",n.theme],["Esc",n.escape]];return s(Do,{title:t.frame.shortcuts,onClose:e,children:[s("dl",{class:"short\\
cuts",children:o.map(([r,l])=>[s("dt",{children:r.split(" ").map(i=>s("kbd",{children:i},i))},r),s("dd",{children:l},\`\${r} does\`)])}),s("div",{class:"row",children:s(
"button",{class:"button",onClick:e,children:t.frame.close})})]})}function ic({who:e,preferences:t,onSignOut:n}){let{texts:o}=P(),r=Ci(),[l,i]=$("connecting"),[a,c]=$(!1),f=xn(()=>new fr(i),[]);de(()=>()=>f.close(),[f]);let m=xn(
()=>({who:e,feed:f}),[e,f]),p=Le(null),h=r.jobId??o.frame[r.page];return de(()=>{document.title=\`\${h} · \${e.name}\`},[h,e.name]),lo({"?":()=>c(!0),t:t.nextTheme,
"g o":()=>Ze(Z("overview")),"g j":()=>Ze(Z("jobs")),"g e":()=>Ze(Z("enqueue")),"g p":()=>Ze(Z("policies"))}),s(Cs.Provider,{value:m,children:[s("a",{class:"butt\\
on skip",href:"#content",onClick:_=>{_.preventDefault(),p.current?.focus()},children:o.frame.skip}),s(sc,{page:r.page,name:e.name,readOnly:e.read_only,feed:l,preferences:t,
onHelp:()=>c(!0),onSignOut:Jt.get()===null?null:n}),s("main",{ref:p,id:"content",tabIndex:-1,children:s(Kp,{place:r})}),a&&s(lc,{onClose:()=>c(!1)})]})}function Kp({
place:e}){if(e.jobId!==null)return s(ea,{id:e.jobId},e.jobId);switch(e.page){case"overview":return s(ec,{query:e.query});case"jobs":return s(ha,{query:e.query});case"\\
enqueue":return s(Wi,{query:e.query});case"policies":return s(rc,{query:e.query})}}function ac({expired:e,preferences:t,onSignedIn:n}){let{texts:o}=P(),r=Ct(),[l,i]=$(""),[a,c]=$(!1),[f,m]=$(e?o.signIn.expired:null),p=async()=>{c(!0),Jt.set(l.
trim());try{n(await le.session())}catch(h){Jt.set(null),c(!1);let _=h instanceof ze&&h.status===401;m(_?o.signIn.refused:r(h))}};return s("main",{class:"sign-in",
children:[s("h1",{class:"brand",children:[s(eo,{size:34}),s("span",{lang:"ja",children:"紡ぎ"}),s("small",{children:"Tsumugi"})]}),s("form",{onSubmit:h=>{h.preventDefault(),
p()},children:[s("p",{children:o.signIn.lead}),s("label",{for:"token",children:o.signIn.token}),s("input",{id:"token",type:"password",autocomplete:"current-pass\\
word",required:!0,autofocus:!0,value:l,"aria-describedby":"token-hint",onInput:h=>i(h.currentTarget.value)}),f!==null&&s("p",{class:"banner bad",role:"alert",children:f}),
s("button",{class:"button primary",disabled:a,children:a?o.signIn.checking:o.signIn.submit}),s("p",{id:"token-hint",class:"faint",children:o.signIn.hint})]}),s(
"div",{class:"tools",children:s(Ir,{...t})})]})}function uc(){let[e,t]=Di(),[n,o]=Vu(),[r,l]=$({kind:"asking"}),i=()=>{le.session().then(c=>l({kind:"in",who:c}),c=>{let f=c instanceof ze&&c.status===401;l(f?{
kind:"out",expired:!1}:{kind:"failed",error:c})})};de(i,[]),de(()=>{let c=()=>{Jt.set(null),l(f=>f.kind==="in"?{kind:"out",expired:!0}:f)};return addEventListener(
cr,c),()=>removeEventListener(cr,c)},[]);let a={theme:n,nextTheme:o,otherLanguage:t};return s(Es.Provider,{value:e,children:[r.kind==="asking"&&s("main",{children:s(
Et,{})}),r.kind==="failed"&&s("main",{children:s(mt,{error:r.error,again:i})}),r.kind==="out"&&s(ac,{expired:r.expired,preferences:a,onSignedIn:c=>l({kind:"in",
who:c})}),r.kind==="in"&&s(ic,{who:r.who,preferences:a,onSignOut:()=>{Jt.set(null),l({kind:"out",expired:!1})}})]})}var kl=document.getElementById("app");if(kl===null)throw new Error("the page has no place for the dashboard");kl.replaceChildren();ci(s(uc,{}),kl);
`,
};

export const style: DashboardAsset = {
  contentType: "text/css; charset=utf-8",
  etag: '"lW7TeLncSi8HOFjF5v_Nej"',
  text: `.uplot,.uplot *,.uplot *:before,.uplot *:after{box-sizing:border-box}.uplot{font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica Neue,Arial,Noto Sans,sans-serif,"\\
Apple Color Emoji","Segoe UI Emoji",Segoe UI Symbol,"Noto Color Emoji";line-height:1.5;width:min-content}.u-title{text-align:center;font-size:18px;font-weight:700}
.u-wrap{position:relative;user-select:none}.u-over,.u-under{position:absolute}.u-under{overflow:hidden}.uplot canvas{display:block;position:relative;width:100%;
height:100%}.u-axis{position:absolute}.u-legend{font-size:14px;margin:auto;text-align:center}.u-inline{display:block}.u-inline *{display:inline-block}.u-inline tr{
margin-right:16px}.u-legend th{font-weight:600}.u-legend th>*{vertical-align:middle;display:inline-block}.u-legend .u-marker{width:1em;height:1em;margin-right:4px;
background-clip:padding-box!important}.u-inline.u-live th:after{content:":";vertical-align:middle}.u-inline:not(.u-live) .u-value{display:none}.u-series>*{padding:4px}
.u-series th{cursor:pointer}.u-legend .u-off>*{opacity:.3}.u-select{background:#00000012;position:absolute;pointer-events:none}.u-cursor-x,.u-cursor-y{position:absolute;
left:0;top:0;pointer-events:none;will-change:transform}.u-hz .u-cursor-x,.u-vt .u-cursor-y{height:100%;border-right:1px dashed #607D8B}.u-hz .u-cursor-y,.u-vt .u-cursor-x{
width:100%;border-bottom:1px dashed #607D8B}.u-cursor-pt{position:absolute;top:0;left:0;border-radius:50%;border:0 solid;pointer-events:none;will-change:transform;
background-clip:padding-box!important}.u-axis.u-off,.u-select.u-off,.u-cursor-x.u-off,.u-cursor-y.u-off,.u-cursor-pt.u-off{display:none}:root{color-scheme:light dark;--paper: light-dark(#faf9f6, #131417);--surface: light-dark(#ffffff, #1a1c20);--sunken: light-dark(#f3f1ec, #202228);--ink: light-dark(#1c1e22,
#e9e7e2);--ink-soft: light-dark(#4f535b, #b3b5bb);--ink-faint: light-dark(#686c74, #92959d);--line: light-dark(#e5e2da, #2a2d33);--line-strong: light-dark(#c9c5bb,
#434750);--focus: light-dark(#2a50a0, #93b6ff);--scheduled: light-dark(#475062, #b7bfcc);--scheduled-wash: light-dark(#ebedf1, #272b33);--queued: light-dark(#7a5000,
#e4ba5f);--queued-wash: light-dark(#f8eed8, #352a10);--running: light-dark(#1f4f9d, #90b9ff);--running-wash: light-dark(#e4edfa, #152a4c);--completed: light-dark(#27683c,
#82d19a);--completed-wash: light-dark(#e4f2e7, #15311e);--failed: light-dark(#a3222a, #ff9d97);--failed-wash: light-dark(#fbe7e6, #431b1c);--cancelled: light-dark(#5f6269,
#a4a7ae);--cancelled-wash: light-dark(#efeeeb, #27282b);--stalled: light-dark(#73308b, #dca3ef);--stalled-wash: light-dark(#f4e7f8, #371c41);--sans: -apple-system,
BlinkMacSystemFont, "Segoe UI", "Noto Sans", "Hiragino Sans", "Yu Gothic UI", "Noto Sans JP", "Noto Sans CJK JP", sans-serif;--mono: ui-monospace, "SF Mono", Menlo,
Consolas, "Liberation Mono", "Noto Sans Mono CJK JP", monospace;--gap: 16px}:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}*,*:before,*:after{box-sizing:border-box}html{background:var(--paper);color:var(--ink);font:13px/1.5 var(--sans);font-variant-numeric:tabular-nums;-webkit-text-size-adjust:100%}
body{margin:0}h1,h2,h3,p,figure,dl,dd,ol,ul{margin:0;padding:0}ol,ul{list-style:none}h1{font-size:19px;font-weight:600;letter-spacing:-.01em;line-height:1.3}h2{
font-size:13px;font-weight:600}code,pre,.mono{font-family:var(--mono);font-size:12px}a{color:inherit;text-decoration-color:var(--line-strong);text-underline-offset:3px}
a:hover{text-decoration-color:currentcolor}:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:3px}.soft{color:var(--ink-soft)}.faint{
color:var(--ink-faint)}.number{text-align:right;white-space:nowrap}.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media(prefers-reduced-motion:reduce){*{animation:none!important;transition:none!important}}button,input,select,textarea{font:inherit;color:inherit}.button,input:not([type=checkbox]),select,textarea{min-height:28px;padding:3px 9px;border:1px solid var(--line-strong);
border-radius:5px;background:var(--surface)}.button{display:inline-flex;align-items:center;gap:6px;cursor:pointer;white-space:nowrap;text-decoration:none}.button:hover{
border-color:var(--ink-faint);background:var(--sunken)}.button:disabled{cursor:default;color:var(--ink-faint);border-color:var(--line);background:transparent}.button.primary{
background:var(--ink);border-color:var(--ink);color:var(--paper)}.button.primary:hover{background:var(--ink-soft)}.button.primary:disabled{background:var(--sunken);
border-color:var(--line);color:var(--ink-faint)}.button.plain{border-color:transparent;background:transparent}.button.plain:hover{background:var(--sunken)}.button[aria-pressed=true]{
background:var(--sunken);border-color:var(--ink-faint)}input::placeholder{color:var(--ink-faint);opacity:1}input[type=checkbox]{width:15px;height:15px;margin:0;
vertical-align:-3px;accent-color:var(--ink)}textarea{width:100%;min-height:120px;font:12px/1.5 var(--mono);resize:vertical}.row{display:flex;flex-wrap:wrap;align-items:center;
gap:8px}.segments{display:inline-flex}.segments .button{border-radius:0;margin-left:-1px}.segments .button:first-child{border-radius:5px 0 0 5px;margin-left:0}.segments
.button:last-child{border-radius:0 5px 5px 0}.segments .button[aria-pressed=true]{position:relative}details.menu{position:relative}details.menu>summary{list-style:none}
details.menu>summary::-webkit-details-marker{display:none}details.menu>.sheet{position:absolute;right:0;z-index:5;min-width:190px;margin-top:4px;padding:8px 12px;
border:1px solid var(--line-strong);border-radius:6px;background:var(--surface);box-shadow:0 6px 24px light-dark(#0000001f,#00000080)}details.menu label{display:flex;
gap:8px;padding:3px 0;align-items:center}dialog{max-width:min(560px,calc(100vw - 32px));padding:20px 24px;border:1px solid var(--line-strong);border-radius:8px;
background:var(--surface);color:var(--ink)}dialog::backdrop{background:light-dark(#1c1e2240,#000000a0)}dialog h2{font-size:15px;margin-bottom:10px}dialog .row{margin-top:16px;
justify-content:flex-end}.skip{position:absolute;left:12px;top:-60px;z-index:10}.skip:focus{top:8px}.head{position:sticky;top:0;z-index:4;display:flex;align-items:stretch;gap:4px 22px;padding:0
24px;background:var(--paper);border-bottom:1px solid var(--line-strong)}.brand{display:flex;align-items:center;gap:9px;font-size:15px;font-weight:600;text-decoration:none;
white-space:nowrap}.brand svg{display:block}.brand small{font-size:12px;font-weight:400;color:var(--ink-faint)}.head nav{display:flex;gap:2px;flex:1}.head nav a{
display:flex;align-items:center;padding:11px 10px 10px;color:var(--ink-soft);text-decoration:none;white-space:nowrap;border-bottom:2px solid transparent;margin-bottom:-1px}
.head nav a:hover{color:var(--ink)}.head nav a[aria-current]{color:var(--ink);font-weight:600;border-bottom-color:var(--ink)}.tools{display:flex;align-items:center;
gap:2px}.tools .button{color:var(--ink-soft);padding:3px 7px}.live{display:inline-flex;align-items:center;gap:6px;margin-right:8px;color:var(--ink-faint);white-space:nowrap}
.live i{width:7px;height:7px;border-radius:50%;border:1.5px solid var(--ink-faint)}.live.streaming i{border-color:var(--completed);background:var(--completed)}.live.polling
i{border-color:var(--queued);background:var(--queued)}main{max-width:1360px;margin:0 auto;padding:20px 24px 64px}main:focus{outline:none}.title{display:flex;flex-wrap:wrap;
align-items:baseline;gap:6px 14px;margin-bottom:14px}.title .row{margin-left:auto}.stripe{padding:6px 24px;background:var(--queued-wash);color:var(--queued)}.shortcuts{
display:grid;grid-template-columns:auto 1fr;gap:5px 16px;align-items:baseline}kbd{display:inline-block;min-width:20px;padding:0 5px;border:1px solid var(--line-strong);
border-bottom-width:2px;border-radius:4px;font:12px/1.6 var(--mono);text-align:center}.sign-in{max-width:380px;margin:14vh auto 0;padding:0 20px}.sign-in .brand{
font-size:22px;margin-bottom:22px}.sign-in form{display:grid;gap:10px}.sign-in p{color:var(--ink-soft)}.sign-in .button.primary{justify-content:center}.sign-in .tools{
margin-top:26px}.state{--tint: var(--cancelled);--wash: var(--cancelled-wash);display:inline-flex;align-items:center;gap:6px;padding:0 7px 0 6px;border-radius:4px;background:var(--wash);
color:var(--tint);font-size:12px;line-height:20px;white-space:nowrap}.state svg{flex:none;width:10px;height:10px;stroke:var(--tint);fill:none;stroke-width:1.6;stroke-linecap:round;
stroke-linejoin:round}.SCHEDULED{--tint: var(--scheduled);--wash: var(--scheduled-wash)}.QUEUED{--tint: var(--queued);--wash: var(--queued-wash)}.RUNNING{--tint:
var(--running);--wash: var(--running-wash)}.COMPLETED{--tint: var(--completed);--wash: var(--completed-wash)}.FAILED{--tint: var(--failed);--wash: var(--failed-wash)}
.CANCELLED{--tint: var(--cancelled);--wash: var(--cancelled-wash)}.STALLED{--tint: var(--stalled);--wash: var(--stalled-wash)}.notice{max-width:620px;margin:48px auto;padding:0 16px;text-align:center;color:var(--ink-soft)}.notice svg{display:block;margin:0 auto 14px;color:var(--ink-faint)}
.notice h2{font-size:15px;color:var(--ink);margin-bottom:6px}.notice pre{display:inline-block;max-width:100%;margin:14px 0 0;padding:8px 14px;text-align:left;white-space:pre-wrap;
overflow-wrap:anywhere;background:var(--sunken);border-radius:5px}.notice .row{justify-content:center;margin-top:16px}.banner{display:flex;flex-wrap:wrap;gap:4px
10px;align-items:baseline;margin:0 0 14px;padding:8px 12px;border-left:3px solid var(--line-strong);background:var(--sunken);overflow-wrap:anywhere}.banner.bad{
border-color:var(--failed);background:var(--failed-wash);color:var(--failed)}.banner.good{border-color:var(--completed);background:var(--completed-wash);color:var(--completed)}
.banner.warn{border-color:var(--queued);background:var(--queued-wash);color:var(--queued)}.bones{display:grid;gap:12px;margin-top:18px}.bones i{height:12px;border-radius:3px;
background:var(--sunken);animation:breathe 1.6s ease-in-out infinite}.bones i:nth-child(3n){width:82%}.bones i:nth-child(3n+1){width:94%}@keyframes breathe{50%{
opacity:.45}}.scroll{overflow-x:auto;border-top:1px solid var(--line-strong)}table{width:100%;border-collapse:collapse}th{padding:7px 10px;color:var(--ink-faint);font-size:12px;
font-weight:400;text-align:left;white-space:nowrap;border-bottom:1px solid var(--line)}th.number{text-align:right}th button{padding:0;border:0;background:none;cursor:pointer}
th button:hover{color:var(--ink)}th[aria-sort] button{color:var(--ink);font-weight:600}td{padding:6px 10px;border-bottom:1px solid var(--line);vertical-align:middle}
th:first-child,td:first-child{padding-left:4px}tbody tr:hover{background:var(--sunken)}tbody tr[aria-selected=true]{background:light-dark(#f0ede4,#262930)}tbody
tr.cursor{box-shadow:inset 2px 0 var(--focus)}table.stale{opacity:.55}.totals{display:grid;grid-template-columns:repeat(7,1fr);margin-bottom:26px}.totals a{display:block;padding:8px 14px 10px;border-left:1px solid var(--line);text-decoration:none}
.totals li:first-child a{border-left:0;padding-left:4px}.totals b{display:block;font-size:26px;font-weight:300;letter-spacing:-.02em;line-height:1.25}.totals span{
display:flex;align-items:center;gap:6px;color:var(--ink-soft)}.totals svg{width:10px;height:10px;fill:none;stroke:var(--tint, var(--ink-faint));stroke-width:1.8;
stroke-linecap:round;stroke-linejoin:round}.totals .zero b,.totals .zero span{color:var(--ink-faint)}.totals a:hover b{text-decoration:underline;text-decoration-thickness:1px;
text-underline-offset:5px;text-decoration-color:var(--line-strong)}.bindings th.name{width:26%;min-width:190px;padding:8px 10px 8px 4px;color:var(--ink);font-size:13px;
font-weight:600;white-space:normal}.bindings th.name a{text-decoration:none}.bindings th.name a:hover{text-decoration:underline}.about{display:-webkit-box;overflow:hidden;
-webkit-box-orient:vertical;-webkit-line-clamp:1;font-size:12px;font-weight:400}.warn{display:block;color:var(--failed);font-size:12px;font-weight:400;white-space:normal}
.bindings .blocks{white-space:nowrap}.bindings .state+.state{margin-left:4px}.count a{text-decoration:none}.count .FAILED,.count .STALLED{color:var(--tint)}.count
a:hover{text-decoration:underline}.count .zero{color:var(--ink-faint)}.places meter{display:block;width:64px;height:3px;margin:0 0 2px auto;border:0;border-radius:2px;
background:var(--line)}.places meter::-webkit-meter-bar{height:3px;border:0;border-radius:2px;background:var(--line)}.places meter::-webkit-meter-optimum-value{
border-radius:2px;background:var(--running)}.places meter::-moz-meter-bar{background:var(--running)}.thread{display:block;width:120px;height:22px;fill:none;stroke:var(--ink-soft);
stroke-width:1.1;stroke-linejoin:round}.thread .FAILED{stroke:var(--tint);stroke-width:1.6}.charts{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:18px
30px;margin-top:30px}.charts>.row{grid-column:1 / -1;gap:14px}.chart figcaption{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 12px;margin-bottom:4px}
.chart>div{min-height:190px}.uplot{font-family:var(--sans)}.uplot .u-legend{text-align:left;font-size:12px;color:var(--ink-soft);padding-left:50px}.uplot .u-legend
th{padding:0;color:inherit;border:0;font-weight:400}.uplot .u-inline.u-live th:after{content:" ";white-space:pre}.uplot .u-legend td{padding:0;border:0}.uplot .u-legend
tr:hover{background:none}.uplot .u-series>*{padding:0 4px 0 0}.uplot .u-marker{width:10px;height:3px}.u-cursor-x{border-right-color:var(--ink-faint)}.filters{display:grid;gap:10px;margin-bottom:16px}.chip{--tint: var(--ink-soft);padding:2px 9px 2px 7px;border-radius:14px;border-color:var(--line-strong)}.chip
svg{width:10px;height:10px;fill:none;stroke:var(--tint);stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}.chip[aria-pressed=true]{background:var(--wash);
border-color:var(--tint);color:var(--tint)}.search{display:flex}.search select{border-radius:5px 0 0 5px;border-right:0;background:var(--sunken)}.search input{width:220px;
border-radius:0 5px 5px 0}.time{display:inline-flex;align-items:center;gap:6px;color:var(--ink-soft)}.above{justify-content:space-between;margin-bottom:8px}.above>
.menu{margin-left:auto}.pick{width:26px;padding-right:0}.jobs .who{max-width:460px}.jobs .id{display:inline-block;text-decoration:none;white-space:nowrap}.jobs .id:hover{
text-decoration:underline}.jobs .key{margin-left:10px;font-size:11px;overflow-wrap:anywhere}.jobs .error{display:block;overflow:hidden;color:var(--failed);font-size:12px;
text-overflow:ellipsis;white-space:nowrap}.jobs progress,.job-title progress,.banner progress{width:72px;height:4px;margin-left:8px;vertical-align:middle;border:0;
border-radius:2px;background:var(--line);appearance:none}progress::-webkit-progress-bar{border-radius:2px;background:var(--line)}progress::-webkit-progress-value{
border-radius:2px;background:var(--running)}progress::-moz-progress-bar{border-radius:2px;background:var(--running)}.pager{justify-content:flex-end;margin-top:12px}
.pager>span{margin-right:6px}.pager a[aria-disabled=true]{pointer-events:none;color:var(--ink-faint);border-color:var(--line);background:transparent}.failures{flex-basis:100%;
max-height:220px;overflow-y:auto}.banner .button{margin-left:auto;min-height:0;padding:0 6px}.job-title{align-items:center}.job-title h1{font-size:17px;font-weight:600;overflow-wrap:anywhere}.job-title .outcome{flex-basis:100%;margin:4px 0 0}.timeline{margin:22px
0 26px}.legend{display:flex;flex-wrap:wrap;gap:2px 14px;color:var(--ink-soft);font-size:12px}.legend .segment{display:inline-block;width:18px;margin-right:5px;vertical-align:middle}
.attempt{display:grid;grid-template-columns:84px 124px minmax(0,1fr) 110px;gap:4px 12px;align-items:center;padding:7px 4px;border-top:1px solid var(--line)}.attempt:first-child{
border-top-color:var(--line-strong)}.attempt .ran{text-align:right}.attempt .state{justify-self:start}.track{position:relative;display:block;height:14px}.segment{
height:0;border-top:1.5px solid var(--ink-faint)}.segment.queued{border-top:2.5px dashed var(--queued)}.segment.running{height:10px;border:0;border-radius:2px;background:var(--tint,
var(--running))}.track .segment{position:absolute;top:6px}.track .segment.running{top:2px;min-width:3px}.attempt pre{grid-column:3 / -1;max-height:260px;margin:2px
0 4px;padding:6px 10px;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere;border-left:2px solid var(--failed)}.scale{display:flex;justify-content:space-between;
gap:12px;padding:3px 4px 0 236px;margin-right:122px;font-size:12px}.columns{display:grid;grid-template-columns:minmax(0,1.2fr) minmax(0,1.2fr) minmax(260px,.8fr);
gap:20px 28px;align-items:start}.panel{padding-top:10px;border-top:1px solid var(--line-strong)}.panel>h2{margin-bottom:10px}.panel>.title{min-height:28px;margin-bottom:6px;
align-items:center}.facts{display:grid;grid-template-columns:auto 1fr;gap:5px 16px}.facts dt{color:var(--ink-faint)}.facts dd{text-align:right;overflow-wrap:anywhere}
.reschedule{display:grid;gap:10px}.reschedule label{display:grid;grid-template-columns:130px 1fr;align-items:center}.json{line-height:1.6;overflow-wrap:anywhere}.json .members{margin-left:5px;padding-left:13px;border-left:1px solid var(--line)}.json .leaf{padding-left:14px;text-indent:-14px;
margin-left:14px;white-space:pre-wrap}.json>.leaf{margin-left:0}.json .member{color:var(--ink-soft)}.json .number,.json .boolean,.json .object{color:var(--running);
white-space:inherit}.fold{padding:0;border:0;background:none;font:inherit;text-align:left;cursor:pointer}.fold:before{content:"";display:inline-block;width:0;height:0;
margin-right:8px;border:4px solid transparent;border-left:5px solid var(--ink-faint);border-right:0}.fold[aria-expanded=true]:before{transform:rotate(90deg)}.fold:hover
.faint{color:var(--ink)}.narrow{max-width:720px}.enqueue{display:grid;gap:16px;margin-top:22px}.enqueue>.title{margin:0;padding-top:12px;border-top:1px solid var(--line-strong);align-items:center}
.enqueue>.title .row{gap:0}.field{display:grid;gap:3px;justify-items:start;min-width:0}.field>input,.field>select,.field>textarea{width:100%}.field>select{max-width:320px}
.field .issue,fieldset>.issue{color:var(--failed);font-size:12px}[aria-invalid=true]{border-color:var(--failed)!important}textarea.short{min-height:54px}fieldset{
display:grid;gap:12px;min-width:0;margin:0;padding:4px 0 4px 16px;border:0;border-left:1px solid var(--line-strong)}.enqueue>fieldset{padding-left:0;border-left:0}
.enqueue>fieldset>legend{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}legend{padding:0;font-weight:600}.item{display:grid;grid-template-columns:1fr
auto;gap:8px;align-items:end}.options>summary{cursor:pointer;font-weight:600}.options .grid{display:grid;grid-template-columns:1fr 1fr;gap:12px 20px;margin-top:12px}
.options .time{display:grid;gap:3px;color:inherit}.policies{display:grid;grid-template-columns:repeat(auto-fill,minmax(350px,1fr));gap:30px 36px;align-items:start}.policy h2 a{text-decoration:none}.policy h2 a:hover{
text-decoration:underline}.policy>p{min-height:3em;margin-bottom:10px}.policy .facts dt,.policy .facts dd{padding-bottom:4px;border-bottom:1px solid var(--line)}
.policy .facts{gap:4px 0}.policy .facts dt{padding-right:16px}.hints{margin-top:14px;padding:6px 12px;border-left:3px solid var(--queued);background:var(--queued-wash);
color:var(--queued)}.hints li+li{margin-top:4px}@media(max-width:1100px){.charts,.columns{grid-template-columns:minmax(0,1fr)}}@media(max-width:760px){html{font-size:14px}.head{position:static;flex-wrap:wrap;
padding:8px 14px 0}.brand{order:0;flex:1}.tools{order:1}.head nav{order:2;flex-basis:100%;overflow-x:auto}.head nav a{padding:8px}.brand small{display:none}main{
padding:16px 14px 48px}.button,input:not([type=checkbox]),select{min-height:34px}.totals{grid-template-columns:repeat(4,1fr)}.totals a,.totals li:first-child a{
padding:6px 8px;border-left:0;border-top:1px solid var(--line)}.totals b{font-size:22px}.totals span{gap:4px;font-size:11px}.states{flex-wrap:nowrap;overflow-x:auto;
padding-bottom:4px}.filters .row:not(.states)>*{flex:1 1 100%;min-width:0}.search input,.filters .time input{flex:1;width:auto;min-width:0}.filters .time span{flex:0
0 96px}.cards,.cards tbody,.cards tr{display:block}.cards thead{display:none}.cards tr{position:relative;display:flex;flex-wrap:wrap;align-items:baseline;gap:2px
14px;padding:10px 0;border-bottom:1px solid var(--line)}.cards td,.cards th.name{display:block;width:auto;padding:0;border:0}.cards th.name,.cards td.who{flex-basis:100%;
max-width:100%;padding-right:30px}.cards td.spark{flex-basis:100%}.cards td.spark svg{width:100%}.cards td.actions{position:absolute;top:10px;right:0}.bindings.cards
th.name{padding-right:90px}.cards td:has(>.none){display:none}.cards td[data-label]:before{content:attr(data-label) " ";color:var(--ink-faint);font-size:12px}.cards
td.is-state:before,.cards td.is-binding:before{content:none}.cards td.pick{position:absolute;right:4px}.places meter{display:none}.jobs .key{display:block;margin:0}
.attempt{grid-template-columns:auto 1fr auto}.attempt .track,.attempt pre{grid-column:1 / -1;grid-row:2}.attempt pre{grid-row:3}.scale{margin:0;padding:3px 4px 0}
.policies,.options .grid{grid-template-columns:minmax(0,1fr)}}
`,
};
