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
  etag: '"ZpZhEhTFwmlWiG-0KEgsDv"',
  text: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    <title>Tsumugi</title>
    <link
      rel="icon"
      href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23888' stroke-width='2' stroke-linecap='round'%3E%3Ccircle cx='11' cy='11' r='8.5'/%3E%3Cpath d='M3.6 7.2C8 6.4 13.5 9 16.6 17.4M6.4 3.9c5.6 0 11 4 13 9.3M2.6 11.6c4 .2 7.6 3 9.2 7.8M11 19.5h12'/%3E%3C/svg%3E"
    />
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
  etag: '"a7tRkHy5cZ-1bYYQflZy1Z"',
  text: `/*! Tsumugi's dashboard. It holds:
preact 11.2.0: Copyright (c) 2015-present Jason Miller
uplot 1.6.32: Copyright (c) 2022 Leon Sorokin

The MIT License (MIT) Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions: The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software. THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
*/
var ge,ol,Yc,sn,cs,sr,rl,tr,sl,ps,ds,il,To=Symbol.for("pv"),ir={},lr=[],Qc=/^m(i|n|o|s|text|space)$/,ms=Array.isArray,ll=lr.slice,wn=Object.assign;function Sn(e){
e&&e.parentNode&&e.remove()}function nr(e,t,n,o,r){var i={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:To,__v:r||++ol,__i:-1,__u:0};return!r&&ge.vnode&&ge.
vnode(i),i}function ee(e){return e.children}function or(e,t){this.props=e,this.context=t,this.__g=0}function ln(e,t){if(t==null)return e.__&&ln(e.__,e.__i+1);for(var n;t<e.
__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:ln(e)}function Zc(e){var t,n=e.__v,o=n.__e,r=[],i=[],l=e.__P;
l&&((t=wn({constructor:To},n)).__v=n.__v+1,ge.vnode&&ge.vnode(t),gs(l,t,n,e.__n,l.namespaceURI,32&n.__u?[o]:null,r,o||ln(n),32&n.__u,i),t.__v=n.__v,t.__.__k[t.__i]=
t,pl(r,t,i),n.__=n.__e=null,t.__e!=o&&al(t))}function al(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),
al(e)}function fs(e){(8&e.__g||(e.__g|=8,sn.push(e),sr++))&&cs==ge.debounceRendering||((cs=ge.debounceRendering)||queueMicrotask)(ul)}function ul(){try{for(var e,
t=1;sn.length;)sn.length>t&&sn.sort(rl),e=sn.shift(),t=sn.length,8&e.__g&&Zc(e)}finally{(sr=sn.length)&&(cs||queueMicrotask)(ul)}}function cl(e,t,n,o,r,i,l,a,c,f,m){
var p,h,_,v,w,T,L=o.__k||lr,S=t.length;for(c=Xc(n,t,L,c,S),p=0;p<S;p++)(_=n.__k[p])!=null&&(h=~_.__i&&L[_.__i]||ir,_.__i=p,T=gs(e,_,h,r,i,l,a,c,f,m),v=_.__e,(h.
ref!=_.ref||8&h.__u)&&(h.ref&&hs(h.ref,null,_,h),_.ref&&m.push(_.ref,_.__c||v,_)),w=w||v,4&_.__u?(c=dl(_,c,e,!h.__v),h.__e&&(h.__e=null)):typeof _.type=="functi\\
on"&&T!==void 0?c=T:v&&(c=v.nextSibling),_.__u&=-21);return n.__e=w,c}function Xc(e,t,n,o,r){var i,l,a,c,f,m,p,h,_,v=n.length,w=v,T=0,L=0,S=e.__k=Array(r);for(i=
0;i<r;i++)(l=t[i])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=S[i]=nr(null,l):ms(l)?l=S[i]=nr(ee,{children:l}):
l.constructor===To&&l.__b?l=S[i]=nr(l.type,l.props,l.key,l.ref,l.__v):S[i]=l,c=i+T,l.__=e,l.__b=e.__b+1,a=null,~(f=l.__i=ed(l,n,c,w))&&(w--,(a=n[f])&&(a.__u|=2)),
a&&a.__v?(l.__u|=16,f==c-1?T--:f==c+1?T++:f!=c&&(f>c?T--:T++,L=1)):(~f||(r>v?T--:r<v&&T++),typeof l.type!="function"&&(l.__u|=4))):S[i]=null;if(L){for(m=[],p=[],
i=0;i<r;i++)if((l=S[i])&&16&l.__u){for(T=0,h=m.length;T<h;)m[_=T+h>>1]<l.__i?T=_+1:h=_;m[T]=l.__i,p[i]=T+1}for(T=m.length;i--;)p[i]&&(p[i]==T?T--:S[i].__u|=4)}if(w)
for(i=0;i<v;i++)!(a=n[i])||2&a.__u||(a.__e==o&&(o=ln(a)),ys(a,a));return o}function dl(e,t,n,o){var r,i,l,a;if(typeof e.type=="function"){if(e.props.__P)return t;
if(r=e.__k)for(i=0;i<r.length;i++)r[i]&&(r[i].__=e,t=dl(r[i],t,n,!1));return t}for(t&&!t.parentNode&&(t=ln(e))&&!t.parentNode&&(t=null),l=e.__e,a=t;a&&a.nodeType==
8;)a=a.nextSibling;for(l!=a&&(!o&&n.moveBefore&&l.parentNode?n.moveBefore(l,t):n.insertBefore(l,t||null)),t=l;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith(
"$s"););return t}function ed(e,t,n,o){var r,i=e.key,l=e.type,a=t[n],c=a&&!(2&a.__u);if(a===null&&i==null||c&&i==a.key&&l==a.type)return n;if(o>(c?1:0)){for(r=n-1;r>=0;r--)if((a=
t[r])&&!(2&a.__u)&&i==a.key&&l==a.type)return r;for(r=n+1;r<t.length;r++)if((a=t[r])&&!(2&a.__u)&&i==a.key&&l==a.type)return r}return-1}function nl(e,t,n){n==null&&
(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function er(e,t,n,o,r){var i,l;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.
cssText=o=""),o)for(t in o)n&&t in n||nl(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||nl(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),
typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(l=ds[t]||(ds[t]=td(t)),(e.__a||(e.__a={}))[t]=ps,i=t!=(t=t.replace(sl,"$1")),(t=t.slice(2))[0]<"a"&&
(t=t.toLowerCase()),n?e.addEventListener(t,l,i):e.removeEventListener(t,l,i));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)
try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function td(e){
return function(t){var n=this.__e;if(n){if(n=n[e],t[tr]==null)t[tr]=ps++;else if(t[tr]<this.__a[e])return;return n(ge.event?ge.event(t):t)}}}function gs(e,t,n,o,r,i,l,a,c,f){
var m,p,h,_,v,w,T,L,S,R,E,K,O,j,U,Z,z,M,G=t.type;if(t.constructor!==To)return null;128&n.__u&&(c=32&n.__u,m=n.__c.__z)&&(t.__u|=c,p=i=[],m.nodeType==8?a=rr(m,i):
i.push(m),a=i[0]||a),(m=ge.__b)&&m(t);e:if(typeof G=="function"){h=l.length;try{if(L=t.props,S=(m=G.prototype)&&m.render,R=(m=G.contextType)&&o[m.__c],E=m?R?R.props.
value:m.__:o,(_=n.__c)?(t.__c=_,2&_.__g&&(_.__g|=1)):(S?t.__c=_=new G(L,E):(t.__c=_=new or(L,E),_.constructor=G,_.render=od),R&&R.sub(_),_.state||(_.state={}),_.
__n=o,_.__g|=8,_.__h=[],_.__k=[]),S&&(_.__s||(_.__s=_.state),G.getDerivedStateFromProps&&(_.__s==_.state&&(_.__s=wn({},_.__s)),wn(_.__s,G.getDerivedStateFromProps(
L,_.__s)))),v=_.props,w=_.state,_.__v=t,n.__c){if(L!==v&&S&&!G.getDerivedStateFromProps&&_.componentWillReceiveProps&&_.componentWillReceiveProps(L,E),t.__v==n.
__v&&!(8&_.__g)||!(4&_.__g)&&_.shouldComponentUpdate&&_.shouldComponentUpdate(L,_.__s,E)===!1){t.__v!=n.__v&&(_.props=L,_.state=_.__s,_.__g&=-9),t.__e=n.__e,t.__k=
n.__k,t.__k.some(function(N){N&&(N.__=t)}),lr.push.apply(_.__h,_.__k),_.__k=[],_.__h.length&&l.push(_),a=ln(n);break e}_.componentWillUpdate&&_.componentWillUpdate(
L,_.__s,E),S&&_.componentDidUpdate&&_.__h.push(function(){_.componentDidUpdate(v,w,T)})}else S&&!G.getDerivedStateFromProps&&_.componentWillMount&&_.componentWillMount(),
S&&_.componentDidMount&&_.__h.push(_.componentDidMount);_.context=E,_.props=L,_.__P=e,_.__g&=-5,K=ge.__r,O=S?25:0;do _.__g&=-9,K&&K(t),m=_.render(_.props,_.state=
_.__s,_.context);while(8&_.__g&&++O<25);S&&(lr.push.apply(_.__h,_.__k),_.__k=[]),_.state=_.__s,_.getChildContext&&(o=wn({},o,_.getChildContext())),S&&n.__c&&_.getSnapshotBeforeUpdate&&
(T=_.getSnapshotBeforeUpdate(v,w)),j=m&&m.type===ee&&m.key==null?m.props.children:m,L.__P&&(m=a,r=(e=L.__P).namespaceURI,c=i=null,n.props&&n.props.__P!=e&&(n.__k.
some(function(N){N&&ys(N,N)}),n.__k=null),a=n.__k?ln(n,0):null),a=cl(e,ms(j)?j:[j],t,n,o,r,i,l,a,c,f),L.__P&&(t.__e=null,a=m),t.__u&=-161,p&&p.some(Sn),_.__h.length&&
l.push(_),1&_.__g&&(_.__g&=-4)}catch(N){if(l.length=h,t.__v=null,c||i)if(N&&N.then){if(t.__u|=128|c,i){for(~(z=i.indexOf(a||void 0))||(z=i.length);(M=i[z-1])&&M.
nodeType==8;)z--;for(;z<i.length;z++)if(M=i[z])if(i[z]=null,U){if(M==Z)break}else{if(M.nodeType!=8)break;M.data.startsWith("$s")&&(Z=rr(U=M))}}if(!U){for(;a&&a.
nodeType==8&&a.nextSibling;)a=a.nextSibling;U=a}(m=rr(U=t.__c.__z||(t.__c.__z=U)))?(t.__e=U,a=m):t.__e=a,a=a&&a.nextSibling}else i&&i.some(Sn);else t.__e=n.__e;
t.__k||(t.__k=n.__k||[]),N&&N.then||fl(t),ge.__e(N,t,n)}}else a=t.__e=nd(n.__e,t,n,o,r,i,l,c,f,e);return(m=ge.diffed)&&m(t),a}function rr(e,t){if(e&&e.nodeType==
8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(
e)}}function fl(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(fl))}function pl(e,t,n){for(var o=0;o<n.length;)hs(n[o++],n[o++],n[o++]);ge.__c&&ge.__c(t,e),e.some(
function(r){try{e=r.__h,r.__h=[],e.some(function(i){i.call(r)})}catch(i){ge.__e(i,r.__v)}})}function nd(e,t,n,o,r,i,l,a,c,f){var m,p,h,_,v,w,T,L,S=n.props||ir,R=t.
props,E=t.type;if(E=="svg"?r="http://www.w3.org/2000/svg":E=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),i){for(m=0;m<i.
length;m++)if((v=i[m])&&(E?v.localName==E:v.nodeType==3)){e=v,i[m]=null;break}}if(!e){if(L=f.ownerDocument||document,!E)return L.createTextNode(R);e=L.createElementNS(
r,E,R.is?R:f),a&&(ge.__m&&ge.__m(t,i),a=!1),i=null}if(E){if(f=E=="template"&&e.content||e,i=E=="textarea"&&R.defaultValue!=null?null:i&&ll.call(f.childNodes),!a&&
i)for(S={},m=0;m<e.attributes.length;m++)S[(v=e.attributes[m]).name]=v.value;for(m in S)v=S[m],m=="dangerouslySetInnerHTML"?h=v:m=="children"||m in R||m=="value"&&
"defaultValue"in R||m=="checked"&&"defaultChecked"in R||er(e,m,null,v,r);for(m in R)v=R[m],m=="children"?_=v:m=="dangerouslySetInnerHTML"?p=v:m=="value"?w=v:m==
"checked"?T=v:a&&typeof v!="function"||S[m]===v||er(e,m,v,S[m],r);p?(a||h&&(p.__html==h.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(h&&(e.
textContent=""),(E=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Qc.test(E))&&(r="http://www.w3.org/1999/xhtml"),cl(f,ms(_)?_:[_],t,n,o,r,i,l,i?i[0]:
n.__k&&ln(n,0),a,c),i&&i.some(Sn)),a&&E!="textarea"||(m="value",E=="progress"&&w==null?e.removeAttribute(m):w==null||w===e[m]&&(E!="progress"||w)||er(e,m,w,S[m],
r),m="checked",T!=null&&T!=e[m]&&er(e,m,T,S[m],r))}else S===R||a&&e.data==R||(e.data=R);return e}function hs(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&
(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){ge.__e(r,n)}}function ys(e,t,n){var o,r,i,l;if(ge.unmount&&ge.unmount(
e),!(o=e.ref)||o.current&&o.current!=e.__e||hs(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){ge.__e(a,t)}o.__P=o.__n=null}
if(o=e.__k)for(l=0;l<o.length;l++)o[l]&&ys(o[l],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=rr(o,i=[]))&&(o==e.__e&&i.some(Sn),Sn(
r),Sn(o)),n||Sn(e.__e),e.__e=e.__c=e.__=null}function od(e,t,n){return this.constructor(e,n)}function ml(e,t){var n,o,r,i;ge.__&&ge.__(e,t),t.nodeType==9&&(t=t.
documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=nr(ee,{children:[e]}),r=[],i=[],gs(t,t.__k,o||ir,ir,t.namespaceURI,o?null:t.firstChild?ll.call(t.childNodes):
null,r,o?o.__e:t.firstChild,n,i),pl(r,t.__k,i),t.__k.props.children=null}function ar(e){function t(n){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(i){this.props.value!=i.value&&o.forEach(function(l){l.__g|=4,fs(l)})},this.sub=function(i){o.add(i);var l=i.componentWillUnmount;i.componentWillUnmount=
function(){o.delete(i),l&&l.call(i)}}),n.children}return t.__c="__cC"+il++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}ge={__e:function(e,t,n,o){for(var r,i,l;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((l=(i=r.constructor)&&i.getDerivedStateFromError)&&r.setState(i.getDerivedStateFromError(
e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),l=1),l&&8&r.__g)return void(r.__g|=2)}catch(a){e=a}}throw sr=0,e}},ol=0,Yc=function(e){return e!=null&&e.
constructor===To},or.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=wn({},this.state)),typeof e=="function"&&(e=e(wn({},n),this.props)),
e&&(wn(n,e),this.__v&&(t&&this.__k.push(t),fs(this)))},or.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),fs(this))},or.prototype.render=
ee,sn=[],sr=0,rl=function(e,t){return e.__v.__b-t.__v.__b},tr=Symbol(),sl=/(PointerCapture)$|Capture$/i,ps=0,ds={},il=0;var xn,Re,_s,gl,bs=Object.is,Co=0,xl=[],vs=[],De=ge,hl=De.__b,yl=De.__r,_l=De.diffed,bl=De.__c,vl=De.unmount,kl=De.__;function Po(e,t){De.__h&&De.__h(Re,e,Co||t),
Co=0;var n=Re.__H||(Re.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function $(e){return Co=1,rd(Cl,e)}function rd(e,t,n){var o=Po(xn++,2);if(o.
t=e,!o.__c&&(o.__=[n?n(t):Cl(void 0,t),function(i){var l=(o.__N||o.__)[0],a=o.t(l,i);bs(l,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=Re,!Re.__f)){Re.__f=
!0;var r=Re.shouldComponentUpdate;Re.shouldComponentUpdate=function(i,l,a){var c=this.__H;if(!c)return!0;var f=!1,m=this.props!=i;if(c.__.some(function(h){h.__N&&
(f=!0,bs(h.__[0],h.__N[0])||(m=!0))}),r){var p=r.call(this,i,l,a);return f?p||m:p}return!f||m}}return o.__}function pe(e,t){var n=Po(xn++,3);!De.__s&&Ss(n.__H,t)&&
(n.__P=!0,n.__=e,n.u=t,Re.__H.__h.push(n))}function Tl(e,t){var n=Po(xn++,4);!De.__s&&Ss(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,Re.__h.push(n))}function Pe(e){return Co=
5,Tn(function(){return{current:e}},[])}function Tn(e,t){var n=Po(xn++,7);return Ss(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function El(e,t){return Co=8,Tn(function(){return e},t)}function ur(e){var t=Re.context[e.
__c],n=Po(xn++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(Re)),t.props.value):e.__}function sd(){var e;do{for(;e=vs.shift();)try{Eo(e)}catch(n){De.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=xl.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Eo),t.__h.
some(ks),t.__h=[]}catch(n){t.__h=[],De.__e(n,e.__v)}}}while(vs.length)}De.__b=function(e){Re=null,hl&&hl(e)},De.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.
__m),kl&&kl(e,t)},De.__r=function(e){yl&&yl(e),xn=0;var t=(Re=e.__c).__H;t&&(_s==Re?Re.__h=[]:(t.__h.some(Eo),t.__h.some(ks),xn=0),t.__h=[],t.__.some(function(n){
n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),_s=Re},De.diffed=function(e){_l&&_l(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&wl(xl.push(t)),t.__H.__.some(function(n){
n.u&&(n.__H=n.u)})),_s=Re=null},De.__c=function(e,t){t.some(function(n){try{n.__h.some(Eo),n.__h=n.__h.filter(function(o){return!o.__||ks(o)})}catch(o){n.__h=[function(){
throw o}]}}),bl&&bl(e,t)},De.unmount=function(e){vl&&vl(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&
(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,wl(vs.push(r))}else Eo(r)}catch(i){t=i}}),o.__H=void 0,t&&De.__e(t,o.__v))};var Sl=typeof requestAnimationFrame==
"function";function id(e){var t,n=function(){clearTimeout(o),Sl&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Sl&&(t=requestAnimationFrame(n))}function wl(e){
e!=1&&gl==De.requestAnimationFrame||((gl=De.requestAnimationFrame)||id)(sd)}function Eo(e){var t=Re,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),Re=t}function ks(e){
var t=Re;e.__c=e.__(),Re=t}function Ss(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!bs(n,e[o])})}function Cl(e,t){return typeof t=="function"?
t(e):t}var ws=new Map;function cr(e,t){return{get(){try{return e().getItem(t)}catch{return ws.get(t)??null}},set(n){n===null?ws.delete(t):ws.set(t,n);try{n===null?e().
removeItem(t):e().setItem(t,n)}catch{}}}}var zt=cr(()=>sessionStorage,"tsumugi.token"),xs=cr(()=>localStorage,"tsumugi.theme"),Ts=cr(()=>localStorage,"tsumugi.l\\
anguage"),Es=cr(()=>localStorage,"tsumugi.columns");var ze=class extends Error{status;code;details;constructor(t,{code:n,message:o,details:r}){super(o),this.name="ApiFailure",this.status=t,this.code=n,this.details=
r}get issues(){return this.code==="invalid-request"&&Array.isArray(this.details)?this.details:[]}names(t){let{details:n}=this;if(typeof n!="object"||n===null)return[];
let o=n[t];return Array.isArray(o)?o.map(String):[]}},ld={error:{code:"unreachable",message:"",details:null}};function Ao(){return new ze(0,ld.error)}async function Pl(e){
let t=await e.json().catch(()=>null);if(typeof t=="object"&&t!==null&&"error"in t)return new ze(e.status,t.error);let n=e.status===404?"not-found":"unreachable";
return new ze(e.status,{code:n,message:"",details:null})}var dr="tsumugi-signed-out";async function Cs(e,t={}){let{signal:n,body:o,headers:r}=t,i=zt.get(),l=await fetch(\`/api/\${e}\`,{method:o===void 0?"GET":"POST",headers:{
...i===null?{}:{authorization:\`Bearer \${i}\`},...o===void 0?{}:{"content-type":"application/json"},...r},...o===void 0?{}:{body:JSON.stringify(o)},...n===void 0?
{}:{signal:n},credentials:"same-origin",cache:"no-store"}).catch(a=>{throw n?.aborted===!0?a:Ao()});if(l.ok)return l;throw l.status===401&&dispatchEvent(new Event(
dr)),await Pl(l)}async function mt(e,t={}){return await(await Cs(e,t)).json().catch(o=>{throw t.signal?.aborted===!0?o:Ao()})}var fr=e=>\`jobs/\${encodeURIComponent(e)}\`,ad=e=>\`bindings/\${encodeURIComponent(e)}\`,ie={session:e=>mt("session",ud(e)),diagnostics:e=>mt("diagnostics",{signal:e}),
bindings:e=>mt("bindings",{signal:e}),metrics:(e,t)=>mt(\`metrics?since=\${e}\`,{signal:t}),jobs:(e,t)=>mt(\`jobs?\${e}\`,{signal:t}),job:(e,t,n)=>mt(\`\${fr(e)}\${t?"?f\\
resh=1":""}\`,{signal:n}),explain:(e,t)=>mt(\`\${fr(e)}/explain\`,{signal:t}),act:(e,t)=>mt(\`\${fr(e)}/\${t}\`,{body:{}}),reschedule:(e,t)=>mt(\`\${fr(e)}/reschedule\`,{body:t}),
bulk:(e,t)=>mt(\`jobs/bulk-\${e}\`,{body:t}),enqueue:e=>mt("jobs",{body:e}),pause:(e,t)=>mt(\`\${ad(e)}/\${t?"pause":"resume"}\`,{body:{}})};function ud(e){return e===
void 0?{}:{signal:e}}function Al(e){return!document.hidden||e.aborted?Promise.resolve():new Promise(t=>{let n=()=>{document.hidden&&!e.aborted||(document.removeEventListener("visibi\\
litychange",n),t())};document.addEventListener("visibilitychange",n),e.addEventListener("abort",n,{once:!0})})}function Ll(e,t){let n,o=()=>{clearTimeout(n),document.
hidden&&(n=setTimeout(t,e))};return document.addEventListener("visibilitychange",o),o(),()=>{clearTimeout(n),document.removeEventListener("visibilitychange",o)}}async function*Ml(e){let t="",n=e.pipeThrough(new TextDecoderStream).getReader();try{for(;;){let{done:o,value:r}=await n.read();if(o)return;let i=(t+r).replaceAll(
\`\\r
\`,\`
\`).split(\`

\`);t=i.pop()??"";for(let l of i)yield cd(l)}}finally{await n.cancel().catch(()=>{})}}function cd(e){let t=e.split(\`
\`).map(o=>/^([^:]*)(?:: ?(.*))?$/.exec(o)??[]),n=o=>t.filter(r=>r[1]===o).map(r=>r[2]??"");return{event:n("event").at(-1)??(t.every(o=>o[1]==="")?"comment":"mes\\
sage"),data:n("data").join(\`
\`),id:n("id").at(-1)??""}}var dd=1e4,fd=1e3,pd=2e3,md=4,gd=1e3,hd=100,Rl=45e3,yd=2e4,pr=class{#t=new Set;#e=new AbortController;#n=new Set;#i=0;#o=null;#r="";constructor(t){this.#l(t)}close(){
this.#e.abort(),this.#o!==null&&clearTimeout(this.#o),this.#t.clear()}listen(t){return this.#t.add(t),()=>this.#t.delete(t)}async#l(t){let{signal:n}=this.#e;t("\\
connecting");let o=0;for(;!n.aborted;){let r=Date.now(),i=await this.#a(()=>t("streaming")).then(()=>!0,()=>!1);o=Date.now()-r<pd?o+1:0;let l=document.hidden||i&&
o<md;l||t("polling"),await this.#u(l?fd:dd),await Al(n),this.#s(null)}}async#a(t){let n=new AbortController,o=()=>n.abort();this.#e.signal.addEventListener("abo\\
rt",o);let r=setTimeout(o,Rl),i=Ll(yd,o);try{let l=this.#r===""?{}:{"last-event-id":this.#r},{body:a}=await Cs("events",{signal:n.signal,headers:l});if(a===null)
throw Ao();t();for await(let{event:c,data:f,id:m}of Ml(a))clearTimeout(r),r=setTimeout(o,Rl),m!==""&&(this.#r=m),c==="jobs"?this.#s(JSON.parse(f).jobs.map(p=>p.
id)):c==="reset"&&this.#s(null)}finally{clearTimeout(r),i(),this.#e.signal.removeEventListener("abort",o),o()}}#s(t){if(t===null)this.#n=null;else for(let o of t)
this.#n?.add(o);let n=Math.max(hd,this.#i+gd-Date.now());this.#o??=setTimeout(()=>{let o=this.#n;this.#o=null,this.#i=Date.now(),this.#n=new Set;for(let r of this.#t)
r(o)},n)}#u(t){return new Promise(n=>{setTimeout(n,t),this.#e.signal.addEventListener("abort",()=>n(),{once:!0})})}};var Ps=["overview","jobs","enqueue","policies"];function As(e){let[t="",n=""]=e.replace(/^#\\/?/,"").split(/\\?(.*)/s),[o="",r=""]=t.split("/"),i=Ps.find(a=>a===o)??
"overview",l=i==="jobs"&&r!==""?_d(r):null;return{page:i,jobId:l,query:new URLSearchParams(n)}}function te(e,t={},n=null){let o=new URLSearchParams(t),r=new URLSearchParams(
[...o].filter(([,l])=>l!==""));return\`#/\${n===null?e:\`\${e}/\${encodeURIComponent(n)}\`}\${r.size===0?"":\`?\${r}\`}\`}function Zn(e){return te("jobs",{},e)}var Dl="#/j\\
obs";function Nl(){return Dl}function Fl(e){Dl=te("jobs",e)}function lt(e,{replace:t=!1}={}){if(!t){location.hash=e;return}history.replaceState(history.state,"",
e),dispatchEvent(new HashChangeEvent("hashchange"))}function Ol(){let[e,t]=$(location.hash);return pe(()=>{let n=()=>t(location.hash);return addEventListener("h\\
ashchange",n),()=>removeEventListener("hashchange",n)},[]),As(e)}function _d(e){try{return decodeURIComponent(e)}catch{return e}}var Il=[["day",864e5],["hour",36e5],["minute",6e4],["second",1e3]],Bl=new Map;function $l(e){let t=Bl.get(e);if(t!==void 0)return t;let n=bd(e);return Bl.set(e,
n),n}function bd(e){let t=new Intl.NumberFormat(e),n=new Intl.NumberFormat(e,{style:"percent"}),o=new Intl.DateTimeFormat(e,{year:"numeric",month:"short",day:"n\\
umeric",hour:"2-digit",minute:"2-digit",second:"2-digit",hourCycle:"h23"}),r=l=>{let a=new Intl.RelativeTimeFormat(e,{numeric:"always",style:l});return(c,f)=>{let m=c-
f,[p,h]=Il.find(([,v])=>Math.abs(m)>=v)??["second",1e3],_=Math.trunc(m/h);return a.format(_===0&&m<0?-0:_,p)}},i=(l,a)=>new Intl.NumberFormat(e,{style:"unit",unit:a,
unitDisplay:e==="en"?"narrow":"short",maximumFractionDigits:l<10&&a!=="millisecond"?1:0}).format(l);return{number:l=>t.format(l),percent:l=>n.format(l),time:l=>o.
format(l),duration(l){let[a,c]=Il.find(([,f])=>l>=f)??["millisecond",1];return i(l/c,a)},relative:r("short"),relativeInWords:r("long")}}var vd={SCHEDULED:"Scheduled",QUEUED:"Queued",RUNNING:"Running",COMPLETED:"Completed",FAILED:"Failed",CANCELLED:"Cancelled",STALLED:"Stalled"},kd={"invalid-requ\\
est":"The API does not accept this request.",unauthorized:"The token is not accepted.","read-only":"You may look, but not act: your token is read-only.","cross-\\
site":"A page of another site cannot act here.","payload-hidden":"Payloads are hidden from your token, so their fields cannot be searched.","not-found":"There i\\
s nothing here. Is the API on, and its secret set?","method-not-allowed":"The API does not take this kind of call.","invalid-state":"Not possible in the job’s s\\
tate.",gone:"The job is gone: it never existed, or is past its retention.","payload-too-large":"The payload is larger than 1 MiB. Store it elsewhere, and enqueu\\
e where it is.","unsupported-media-type":"The API takes JSON only.",internal:"The Worker made a mistake. Its log says more.","not-configured":"The config does n\\
ot ask for this.","bindings-missing":"The Worker lacks bindings.","migrations-missing":"The migrations of the read model have not been applied.","read-model-una\\
vailable":"D1 did not answer. Jobs go on; only lists are missing. Try again in a moment.","shard-unavailable":"A shard did not answer. Try again in a moment.","\\
auth-unavailable":"Cloudflare Access could not be asked for its keys. Try again in a moment.",unreachable:"The Worker did not answer. Is it running, and are you\\
 online?"},jl={states:vd,errors:kd,frame:{skip:"Skip to the content",pages:"Pages",overview:"Overview",jobs:"Jobs",enqueue:"Enqueue",policies:"Policies",readOnly:"\\
Read only",signOut:"Sign out",shortcuts:"Keyboard shortcuts",themes:{system:"Theme: as the system",light:"Theme: light",dark:"Theme: dark"},otherLanguage:"日本語",
live:{streaming:"Live",polling:"Every 10 s",connecting:"Connecting"},liveNote:{streaming:"Changes arrive as they happen.",polling:"The stream of changes is not \\
reachable; the page asks again every ten seconds.",connecting:"Connecting to the stream of changes."},close:"Close"},keys:{help:"This list",overview:"Overview",
jobs:"Jobs",enqueue:"Enqueue a job",policies:"Policies",search:"Search jobs",down:"Next row",up:"Previous row",open:"Open the row",select:"Select the row",theme:"\\
Change the theme",escape:"Close, or clear the selection"},signIn:{lead:"See and steer the background jobs of this Worker.",token:"Token",submit:"Sign in",checking:"\\
Checking…",refused:"This token is not accepted. Check it for a missing character and try again.",expired:"You have been signed out: the token is no longer acc\\
epted.",hint:"The value of the Worker’s token secret. It stays in this tab and is gone when the tab is closed."},notice:{loading:"Loading",failed:"That did no\\
t work",again:"Try again",gone:"This job is gone",goneLead:"It never existed, or is past its retention and has been deleted.",unavailable:"The Worker is not set\\
 up completely",unavailableLead:"Jobs are safe in their shards; only what is shown here is missing. What to do:",missingBinding:e=>\`Add the binding \${e} to wran\\
gler.jsonc, or run:\`,missingMigration:"Apply the migrations of the read model, the D1 database:",backToJobs:"All jobs"},overview:{title:"Overview",total:"All bi\\
ndings",binding:"Binding",inFlight:"In flight",inFlightNote:(e,t)=>\`\${e} of \${t} places\`,oldest:"Oldest wait",block:"Held back by",throughput:"Last hour",actions:"\\
Actions",pause:"Pause",resume:"Resume",paused:"Paused",pauseAsk:e=>\`Pause \${e}? What runs goes on to its end; nothing new starts until you resume.\`,silentShards:e=>\`\\
These shards did not answer: \${e}.\`,blocks:{paused:"Paused",queue:"Queue",concurrency:"Concurrency",rate:"Rate",key:"Keys"},blocksNote:{paused:"Nothing is dispa\\
tched until it is resumed.",queue:"The queue has refused messages; they are sent again soon.",concurrency:"All places are taken.",rate:"The token bucket is empt\\
y.",key:"Every due job has a key that is busy."},none:"–",completedChart:"Throughput, attempts a minute",waitChart:"Wait from due to dispatched",runChart:"Run\\
 time",completed:"Completed",failed:"Failed",median:"Median",p95:"95th percentile",worst:e=>\`95 % within \${e} at worst\`,range:"Range",ranges:{1:"1 h",6:"6 h",24:"\\
24 h"},countsNote:"Counts are of what the shards hold, exact: finished jobs leave them a while after their end, and stay longer in the list of jobs.",chartOf:"C\\
harts of",summary:(e,t)=>\`\${e} completed, \${t} failed\`,empty:"No job yet",emptyLead:"Enqueue one from your code, or here, and watch it run."},jobs:{title:"Jobs",
filters:"Filters",search:"Search",searchHint:"Job id or key",searchBy:"Search by",by:{id:"Id",unique_key:"Unique key",concurrency_key:"Concurrency key"},field:e=>\`\\
Field \${e}\`,binding:"Binding",anyBinding:"All bindings",from:"Created from",to:"Created to",clear:"Clear filters",columns:"Columns",column:{id:"Id",binding:"Bin\\
ding",state:"State",attempts:"Attempts",priority:"Priority",created_at:"Created",updated_at:"Updated",dispatched_at:"Dispatched",run_after:"Due"},count:e=>\`\${e}\\
 jobs\`,countOne:"1 job",shown:(e,t,n)=>\`\${e}–\${t} of \${n}\`,first:"First",previous:"Previous",next:"Next",selectAll:"Select all rows of this page",select:e=>\`S\\
elect \${e}\`,selected:e=>\`\${e} selected\`,clearSelection:"Clear selection",retry:"Retry",cancel:"Cancel",allMatching:"All that match",stop:"Stop",bulkAsk:{retry:e=>\`\\
Retry \${e} jobs? Each gets a fresh round of attempts, due at once.\`,cancel:e=>\`Cancel \${e} jobs? Those that are already queued or running go on.\`},done:e=>\`\${e}\\
 done\`,isDone:"done",notDone:e=>\`\${e} not done\`,remaining:e=>\`\${e} more match: run it again for the next ones.\`,dismiss:"Dismiss",reasons:{"invalid-id":"this is\\
 no job id","invalid-state":"its state does not allow it",gone:"it is gone","shard-unavailable":"its shard did not answer"},empty:"No job matches",emptyLead:"Wi\\
den the filters, or clear them.",emptyAll:"No job yet",emptyAllLead:"Enqueue one from your code, or here, and watch it run.",ofMax:(e,t)=>\`\${e} of \${t}\`},job:{back:"\\
Jobs",retry:"Retry",cancel:"Cancel",reschedule:"Reschedule",copy:"Enqueue a copy",cancelAsk:"Cancel this job? It will not run.",rescheduleTitle:"When is it to r\\
un?",inMinutes:"In minutes",at:"At",now:"Now",done:{retry:"It is due again.",cancel:"Cancelled.",reschedule:"Rescheduled."},refused:e=>\`Not possible any more: t\\
he job is \${e}.\`,keep:"Not now",timeline:"Timeline",noAttempts:"No attempt has started yet.",attempt:e=>\`Attempt \${e}\`,segments:{waiting:"Waiting",queued:"Queue\\
d",running:"Running"},timelineNote:"Drawn to scale.",ran:e=>\`ran \${e}\`,never:"never started",retried:"Failed, retried",payload:"Payload",result:"Result",noResult:"\\
None",noResultYet:"None yet",notKept:e=>\`Not kept: \${e}\`,hiddenPayload:"Hidden from read-only tokens",facts:"Facts",copyText:"Copy",copied:"Copied",expandAll:"E\\
xpand all",collapseAll:"Collapse",more:e=>\`\${e} more\`,items:e=>\`\${e} items\`,fields:e=>\`\${e} fields\`,fresh:"As the shard knows it",progress:"Progress",fact:{binding:"\\
Binding",attempts:"Attempts",priority:"Priority",guarantee:"Guarantee",concurrency_key:"Concurrency key",unique_key:"Unique key",partition_key:"Partition key",created_at:"\\
Created",run_after:"Due",dispatched_at:"Dispatched",updated_at:"Updated"},explain:{title:"Why it does not run now","due-later":e=>\`It is not due yet: \${e}.\`,paused:"\\
Its binding is paused.",queue:e=>\`The queue has refused messages: it is tried again \${e}.\`,key:(e,t)=>\`Its key is busy: \${e} of \${t} with this key are in flight\\
.\`,concurrency:(e,t)=>\`All places are taken: \${e} of \${t} are in flight.\`,rate:e=>\`The rate is used up: \${e} there is a token again.\`,behind:e=>\`\${e} jobs come \\
before it.\`,next:"It is next.",stalled:"Its attempt fell silent, and the guarantee at-most-once forbids to run it again by itself: find out whether the work was\\
 done, then retry it or leave it."}},enqueue:{title:"Enqueue a job",binding:"Binding",payload:"Payload",form:"Form",json:"JSON",options:"Options",optional:"opti\\
onal",add:"Add",remove:"Remove",unset:"Not set",yes:"Yes",no:"No",null:"Empty (null)",submit:"Enqueue",sending:"Sending…",anyPayload:"This binding takes any J\\
SON.",badJson:e=>\`Not JSON: \${e}\`,expectedGot:(e,t)=>\`Expected \${e}, got \${t}.\`,issues:"The payload is not accepted",accepted:"Enqueued:",deduplicated:"A job wi\\
th this unique key exists already:",readOnly:"Your token is read-only: it cannot enqueue jobs.",derived:e=>\`built from the payload: \${e}\`,option:{priority:"Prio\\
rity",delayMs:"Delay, ms",runAt:"Run at",maxAttempts:"Most attempts",timeoutMs:"Timeout, ms",guarantee:"Guarantee",concurrencyKey:"Concurrency key",uniqueKey:"U\\
nique key",partitionKey:"Partition key"}},policies:{title:"Policies",lead:"As generated from tsumugi.config.yaml. To change one, edit the file, generate and dep\\
loy.",draining:"Draining: takes no new jobs",hints:"Hints",hint:{silentForAPerson:"An attempt that falls silent waits for a person, even when nobody had begun i\\
t. \`requeueUnclaimed: true\` sends those out again.",noRetry:"One attempt only: the first failure is final.",shortRetries:(e,t)=>\`All \${e} attempts are used up a\\
fter \${t} of waiting: a short outage of what the job calls fails it for good.\`,strictPriorities:"Strict priorities: a job of low priority can wait for ever.",dividedLimits:(e,t)=>\`\\
Limits are divided among \${e} shards, about \${t} places each: an uneven partition key cannot use the places of an idle one.\`,anyPayload:"No payload is declared:\\
 any JSON is accepted."},none:"none",unlimited:"no limit",rate:(e,t)=>\`\${e} per \${t}\`,exponential:(e,t,n)=>\`\${e}, then × \${t} up to \${n}\`,fixed:e=>\`always \${e}\`,
jitter:"with jitter",strict:"none: strict priorities",aging:e=>\`one step every \${e}\`,keyRules:{optional:"optional",required:"required",forbidden:"not used",derived:e=>\`\\
from \${e}\`},row:{guarantee:"Guarantee",shards:"Shards",concurrency:"Concurrency",rate:"Rate",perKeyConcurrency:"Per key",aging:"Aging",maxAttempts:"Attempts",backoff:"\\
Backoff",timeoutMs:"Timeout",reaperGraceMs:"Grace after it",concurrencyKey:"Concurrency key",uniqueKey:"Unique key",uniqueForMs:"Unique for",partitionKey:"Parti\\
tion key",sweepAfterMs:"Done jobs kept",failedRetentionMs:"Failed jobs kept",index:"Searchable fields",queue:"Queue"}}};var ql={states:{SCHEDULED:"予定",QUEUED:"送信済み",RUNNING:"実行中",COMPLETED:"完了",FAILED:"失敗",CANCELLED:"取り消し",STALLED:"応答なし"},
errors:{"invalid-request":"API がこのリクエストを受け付けませんでした。",unauthorized:"トークンが受け付けられませんでした。",
"read-only":"閲覧のみのトークンのため、操作はできません。","cross-site":"ほかのサイトのページからは操作できません。",
"payload-hidden":"このトークンにはペイロードが表示されないため、その項目では検索できません。","not-found":"何もありません。API が有効で\\
、シークレットが設定されているか確認してください。","method-not-allowed":"API はこの種類の呼び出しを受け付けません。",
"invalid-state":"ジョブの今の状態ではできません。",gone:"このジョブはもうありません。存在しないか、保持期間を過ぎています。",
"payload-too-large":"ペイロードが 1 MiB を超えています。別の場所に保存し、その場所を登録してください。","unsupported-media-\\
type":"API が受け付けるのは JSON だけです。",internal:"Worker で問題が起きました。詳しくは Worker のログを確認してください。",
"not-configured":"この機能は設定ファイルで有効になっていません。","bindings-missing":"Worker にバインディングが足りません。",
"migrations-missing":"読み取りモデルのマイグレーションが適用されていません。","read-model-unavailable":"D1 から応答がありません。ジョブは動き続けていて、一覧だ\\
けが表示できません。少し待ってから、もう一度お試しください。","shard-unavailable":"シャードから応答がありません。少し待ってから、もう一度お試しください。",
"auth-unavailable":"Cloudflare Access の鍵を取得できませんでした。少し待ってから、もう一度お試しください。",unreachable:"Worke\\
r から応答がありません。Worker の起動とネットワーク接続を確認してください。"},frame:{skip:"本文へ移動",pages:"ページ",overview:"\\
概要",jobs:"ジョブ",enqueue:"登録",policies:"ポリシー",readOnly:"閲覧のみ",signOut:"サインアウト",shortcuts:"キーボードショートカット",
themes:{system:"テーマ: システムに合わせる",light:"テーマ: ライト",dark:"テーマ: ダーク"},otherLanguage:"English",live:{streaming:"ライブ",
polling:"10 秒ごと",connecting:"接続中"},liveNote:{streaming:"変更はすぐに反映されます。",polling:"変更のストリームに接続できないため、10 秒ごとに読み直しています。",
connecting:"変更のストリームに接続しています。"},close:"閉じる"},keys:{help:"この一覧",overview:"概要",jobs:"ジョブ",enqueue:"ジョブを登\\
録",policies:"ポリシー",search:"ジョブを検索",down:"次の行",up:"前の行",open:"行を開く",select:"行を選択",theme:"テーマを切り替え",
escape:"閉じる、または選択を解除"},signIn:{lead:"この Worker のバックグラウンドジョブを確認し、操作します。",token:"トークン",
submit:"サインイン",checking:"確認中…",refused:"このトークンは使えません。文字の抜けがないか確認して、もう一度お試しください。",
expired:"トークンが無効になったため、サインアウトしました。",hint:"Worker に設定したトークンの値です。このタブだけに保存され、タブを閉じると消えます。"},
notice:{loading:"読み込み中",failed:"うまくいきませんでした",again:"もう一度試す",gone:"このジョブはもうありません",goneLead:"\\
存在しないか、保持期間を過ぎて削除されています。",unavailable:"Worker の設定がまだ終わっていません",unavailableLead:"ジョブはシ\\
ャードに安全に保存されています。ここに表示するための設定だけが足りません。次の操作をしてください。",missingBinding:e=>\`\\
wrangler.jsonc にバインディング \${e} を追加するか、次を実行します。\`,missingMigration:"読み取りモデル（D1 データベース）のマイグレーションを適用します。",
backToJobs:"ジョブの一覧へ"},overview:{title:"概要",total:"すべてのバインディング",binding:"バインディング",inFlight:"処理中",inFlightNote:(e,t)=>\`\${t}\\
 枠のうち \${e}\`,oldest:"最長の待ち",block:"待ちの理由",throughput:"直近 1 時間",actions:"操作",pause:"一時停止",resume:"再開",paused:"\\
一時停止中",pauseAsk:e=>\`\${e} を一時停止しますか。実行中のジョブは最後まで動き、再開するまで新しいジョブは始まりません。\`,
silentShards:e=>\`応答のないシャード: \${e}\`,blocks:{paused:"一時停止",queue:"キュー",concurrency:"同時実行数",rate:"レート",key:"キー"},
blocksNote:{paused:"再開するまで何も送信されません。",queue:"キューがメッセージを受け付けませんでした。まもなく送り直します。",
concurrency:"すべての枠が使われています。",rate:"トークンバケットが空です。",key:"実行できるジョブのキーがすべて使用中です。"},
none:"–",completedChart:"スループット（1 分あたりの試行）",waitChart:"実行可能になってから送信までの待ち",runChart:"実行時間",
completed:"完了",failed:"失敗",median:"中央値",p95:"95 パーセンタイル",worst:e=>\`95 % が最長 \${e} 以内\`,range:"期間",ranges:{1:"1 時間",6:"\\
6 時間",24:"24 時間"},countsNote:"件数はシャードが今持っているジョブの正確な数です。終わったジョブはしばらくするとシャードから消え、ジョブの一覧にはその後も残ります。",
chartOf:"グラフの対象",summary:(e,t)=>\`完了 \${e} 件、失敗 \${t} 件\`,empty:"ジョブはまだありません",emptyLead:"コードから、またはここから登録すると、動きを見られます\\
。"},jobs:{title:"ジョブ",filters:"絞り込み",search:"検索",searchHint:"ジョブ ID またはキー",searchBy:"検索の対象",by:{id:"ID",unique_key:"\\
一意キー",concurrency_key:"同時実行キー"},field:e=>\`項目 \${e}\`,binding:"バインディング",anyBinding:"すべてのバインディング",from:"\\
作成日時（から）",to:"作成日時（まで）",clear:"条件を消す",columns:"列",column:{id:"ID",binding:"バインディング",state:"状態",attempts:"\\
試行",priority:"優先度",created_at:"作成",updated_at:"更新",dispatched_at:"送信",run_after:"実行予定"},count:e=>\`\${e} 件\`,countOne:"1 件",shown:(e,t,n)=>\`\${n}\\
 件中 \${e}–\${t}\`,first:"最初",previous:"前へ",next:"次へ",selectAll:"このページの行をすべて選択",select:e=>\`\${e} を選択\`,selected:e=>\`\${e}\\
 件を選択中\`,clearSelection:"選択を解除",retry:"再試行",cancel:"取り消す",allMatching:"条件に合うものすべて",stop:"停止",bulkAsk:{retry:e=>\`\${e}\\
 件を再試行しますか。それぞれ試行回数が新しくなり、すぐに実行できるようになります。\`,cancel:e=>\`\${e} 件を取り消しますか。送信済みや実行中\\
のジョブはそのまま続きます。\`},done:e=>\`\${e} 件を処理しました\`,isDone:"処理しました",notDone:e=>\`\${e} 件は処理できませんでした\`,
remaining:e=>\`ほかに \${e} 件が条件に合います。続けるにはもう一度実行してください。\`,dismiss:"閉じる",reasons:{"invalid-id":"ジョ\\
ブ ID ではありません","invalid-state":"今の状態ではできません",gone:"もうありません","shard-unavailable":"シャードが応答しません"},
empty:"条件に合うジョブはありません",emptyLead:"条件をゆるめるか、消してください。",emptyAll:"ジョブはまだありません",
emptyAllLead:"コードから、またはここから登録すると、動きを見られます。",ofMax:(e,t)=>\`\${e} / \${t}\`},job:{back:"ジョブ",retry:"再試行",
cancel:"取り消す",reschedule:"日時を変更",copy:"複製して登録",cancelAsk:"このジョブを取り消しますか。実行されなくなります。",
rescheduleTitle:"いつ実行しますか",inMinutes:"何分後",at:"日時",now:"今すぐ",done:{retry:"もう一度実行できるようになりました。",
cancel:"取り消しました。",reschedule:"日時を変更しました。"},refused:e=>\`今はできません。ジョブの状態: \${e}\`,keep:"やめる",timeline:"\\
タイムライン",noAttempts:"まだ一度も実行されていません。",attempt:e=>\`試行 \${e}\`,segments:{waiting:"待ち",queued:"送信済み",running:"\\
実行中"},timelineNote:"長さは時間に比例します。",ran:e=>\`実行 \${e}\`,never:"開始されず",retried:"失敗、再試行",payload:"ペイロード",
result:"結果",noResult:"ありません",noResultYet:"まだありません",notKept:e=>\`保存されていません: \${e}\`,hiddenPayload:"閲覧のみのトークンには表示されません",
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
同時実行キー",uniqueKey:"一意キー",partitionKey:"パーティションキー"}},policies:{title:"ポリシー",lead:"tsumugi.config.yaml から生成された内容です。変\\
更するには、ファイルを編集し、生成してデプロイします。",draining:"終了処理中（新しいジョブは受け付けません）",hints:"\\
ヒント",hint:{silentForAPerson:"応答の途絶えた試行は、誰も着手していなくても人の判断を待ちます。\`requeueUnclaimed: true\` にすると、未着手のものは送り直されます。",
noRetry:"試行は 1 回だけです。最初の失敗で確定します。",shortRetries:(e,t)=>\`\${e} 回の試行は、合計 \${t} の待ちで使い切られます。呼び出し先の短い停止でも失敗が\\
確定します。\`,strictPriorities:"厳密な優先順です。優先度の低いジョブはいつまでも待つことがあります。",dividedLimits:(e,t)=>\`\\
上限は \${e} 個のシャードに分けられます（それぞれ約 \${t} 枠）。パーティションキーが偏っていても、空いているシャードの枠は使えません。\`,
anyPayload:"ペイロードが宣言されていません。どんな JSON も受け付けます。"},none:"なし",unlimited:"制限なし",rate:(e,t)=>\`\${t} ご\\
とに \${e}\`,exponential:(e,t,n)=>\`\${e} から \${t} 倍ずつ、最大 \${n}\`,fixed:e=>\`常に \${e}\`,jitter:"ゆらぎあり",strict:"なし（厳密な優先順）",
aging:e=>\`\${e} ごとに 1 段階\`,keyRules:{optional:"任意",required:"必須",forbidden:"使わない",derived:e=>\`\${e} から\`},row:{guarantee:"保証",shards:"\\
シャード",concurrency:"同時実行数",rate:"レート",perKeyConcurrency:"キーごと",aging:"エイジング",maxAttempts:"試行",backoff:"バックオフ",
timeoutMs:"タイムアウト",reaperGraceMs:"その後の猶予",concurrencyKey:"同時実行キー",uniqueKey:"一意キー",uniqueForMs:"一意の期間",partitionKey:"\\
パーティションキー",sweepAfterMs:"完了の保持",failedRetentionMs:"失敗の保持",index:"検索できる項目",queue:"キュー"}}};var Sd={en:jl,ja:ql},Ls=ar(Ul("en"));function P(){return ur(Ls)}function Wl(){let[e,t]=$(wd);pe(()=>{document.documentElement.lang=e},[e]);let n=()=>{let o=e===
"en"?"ja":"en";Ts.set(o),t(o)};return[Ul(e),n]}function Ul(e){return{language:e,texts:Sd[e],format:$l(e)}}function wd(){return(Ts.get()??navigator.language).toLowerCase().
startsWith("ja")?"ja":"en"}var xd=Symbol.for("pv"),Td=0;function s(e,t,n,o,r,i){t||(t={});var l,a,c=t;if("ref"in c&&typeof e!="function")for(a in c={},t)a=="ref"?l=t[a]:c[a]=t[a];var f={type:e,props:c,key:n,ref:l,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:xd,__v:--Td,__i:-1,__u:0};return(r||i)&&(f.__source=r,f.__self=i),ge.vnode&&ge.vnode(f),f}function Xn({size:e}){return s("svg",{width:e,height:e,viewBox:"0 0 24 24",fill:"none",stroke:"currentColor","stroke-width":"1.4","stroke-linecap":"round","aria\\
-hidden":"true",children:[s("circle",{cx:"11",cy:"11",r:"8.5"}),s("path",{d:"M3.6 7.2C8 6.4 13.5 9 16.6 17.4M6.4 3.9c5.6 0 11 4 13 9.3M2.6 11.6c4 .2 7.6 3 9.2 7\\
.8"}),s("path",{d:"M11 19.5h12"})]})}function Tt({title:e,lead:t,children:n}){return s("section",{class:"notice",children:[s(Xn,{size:40}),s("h2",{children:e}),t!==void 0&&s("p",{children:t}),n]})}
function Et(){let{texts:e}=P();return s("div",{class:"bones",role:"status",children:[s("span",{class:"hidden",children:e.notice.loading}),Array.from({length:8},
(t,n)=>s("i",{},n))]})}function at({error:e,again:t}){let{texts:n}=P(),{notice:o}=n,r=s("div",{class:"row",children:s("button",{class:"button",onClick:t,children:o.
again})});if(!(e instanceof ze))return s(Tt,{title:o.failed,children:r});switch(e.code){case"gone":return s(Tt,{title:o.gone,lead:o.goneLead,children:s("div",{class:"\\
row",children:s("a",{class:"button",href:te("jobs"),children:o.backToJobs})})});case"bindings-missing":return s(Tt,{title:o.unavailable,lead:o.unavailableLead,children:[
e.names("missing_bindings").map(i=>s("p",{children:o.missingBinding(i)},i)),s("pre",{children:["npx tsumugi generate",\`
\`,"npx wrangler deploy"]}),r]});case"migrations-missing":return s(Tt,{title:o.unavailable,lead:o.unavailableLead,children:[s("p",{children:o.missingMigration}),
s("pre",{children:["npx wrangler d1 migrations apply TSUMUGI_DB ",Ed()?"--local":"--remote"]}),r]});default:return s(Tt,{title:o.failed,lead:Hl(e,n),children:r})}}
function Ed(){return/^(localhost|127\\.0\\.0\\.1|\\[::1\\])$/.test(location.hostname)}function Ct(){let{texts:e}=P();return t=>t instanceof ze?Hl(t,e):e.notice.failed}
function Hl(e,{errors:t,enqueue:n}){let o=e.issues.map(({path:l,expected:a,got:c})=>\`\${l}: \${n.expectedGot(a,c)}\`),r=e.names("unreachable").join(", ");return[t[e.
code]??e.message,...o,...r===""?[]:[\`(\${r})\`]].join(" ")}var Ms=ar(null);function Ft(){let e=ur(Ms);if(e===null)throw new Error("nobody is signed in");return e}function an(e,t=0){let{feed:n}=Ft(),o=Pe(e);o.current=e,pe(
()=>{let r=!1,i=0,l,a=m=>{r=document.hidden,clearTimeout(l);let p=i+t-Date.now();if(!r){if(p>0){l=setTimeout(a,p,null);return}i=Date.now(),o.current(m)}},c=()=>{
r&&a(null)},f=n.listen(a);return document.addEventListener("visibilitychange",c),()=>{f(),clearTimeout(l),document.removeEventListener("visibilitychange",c)}},[
n,t])}function Ke(e,t){let[n,o]=$({key:null,value:null,error:null}),[r,i]=$(0),l=Pe(t);l.current=t;let a=Pe("nothing");pe(()=>{if(e===null)return;let h=new AbortController;
a.current="an answer";let _=v=>{if(h.signal.aborted)return;let w=a.current==="an answer, then another";a.current="nothing",o(v),w&&i(T=>T+1)};return l.current(h.
signal).then(v=>_(()=>({key:e,value:v,error:null})),v=>_(w=>({key:e,value:w.key===e?w.value:null,error:v}))),()=>h.abort()},[e,r]);let c=El(()=>{a.current==="no\\
thing"?i(h=>h+1):a.current="an answer, then another"},[]),{value:f,error:m}=n,p=n.key!==e;return{value:f,error:p?null:m,stale:p,reload:c}}function Jl({answer:e}){let{texts:t}=P(),{id:n,deduplicated:o}=e;return s("p",{class:\`banner \${o?"warn":"good"}\`,role:"status",children:[o?t.enqueue.deduplicated:
t.enqueue.accepted," ",s("a",{class:"mono",href:Zn(n),children:n})]})}function Lo(e,t){let n=mr(e,t);if(n===null||n.anyOf!==void 0||n.oneOf!==void 0||n.allOf!==void 0)return eo;if(n.const!==void 0)return{kind:"choice",values:[n.const]};
if(n.enum!==void 0)return{kind:"choice",values:n.enum};let o=typeof n.type=="string"?[n.type]:n.type??[],[r,...i]=o.filter(l=>l!=="null");if(i.length>0)return eo;
switch(r){case"string":return{kind:"text",long:!(n.format!==void 0||(n.maxLength??1/0)<=200)&&n.pattern===void 0};case"integer":case"number":return{kind:"number"};case"\\
boolean":return{kind:"choice",values:[!0,!1]};case"object":return n.properties===void 0?eo:{kind:"object",fields:Object.entries(n.properties).map(([a,c])=>({name:a,
schema:c,required:n.required?.includes(a)===!0}))};case"array":return n.items===void 0||n.prefixItems!==void 0?eo:{kind:"list",items:n.items};default:return eo}}
var eo={kind:"json"};function Mo(e,t,n=0){let o=mr(e,t);if(o===null)return;if(o.default!==void 0)return o.default;if(o.const!==void 0)return o.const;let r=Lo(o,
t);if(r.kind==="list")return[];if(r.kind!=="object"||n>8)return;let i=r.fields.flatMap(({name:l,schema:a,required:c})=>{let f=c||Cd(a)?Mo(a,t,n+1):void 0;return f===
void 0?[]:[[l,f]]});return Object.fromEntries(i)}function Cd(e){return typeof e=="object"&&e.default!==void 0}function zl(e,t){return mr(e,t)?.description??null}
function mr(e,t,n=16){if(typeof e=="boolean")return null;if(e.$ref===void 0)return e;let o=e.$ref.replace(/^#\\/?/,"").split("/").filter(r=>r!=="").reduce((r,i)=>typeof r==
"object"&&r!==null?r[i.replaceAll("~1","/").replaceAll("~0","~")]:void 0,t);return typeof o!="object"||o===null||n===0?null:mr(o,t,n-1)}function Gl({items:e,path:t,root:n,value:o,onChange:r,issues:i}){let{texts:l,format:a}=P(),c=Array.isArray(o)?o:[];return s(ee,{children:[c.map((f,m)=>s("div",{
class:"item",children:[s(Ro,{path:\`\${t}[\${m}]\`,label:a.number(m+1),schema:e,root:n,required:!0,value:f,issues:i,onChange:p=>r(c.with(m,p))}),s("button",{type:"b\\
utton",class:"button plain","aria-label":\`\${l.enqueue.remove}: \${t}[\${m}]\`,onClick:()=>r(c.toSpliced(m,1)),children:l.enqueue.remove})]},m)),s("button",{type:"b\\
utton",class:"button",onClick:()=>r([...c,Mo(e,n)??""]),children:l.enqueue.add})]})}function gr({id:e,value:t,onChange:n,onGood:o,...r}){let{texts:i}=P(),[l,a]=$(t===void 0?"":JSON.stringify(t,null,2)),[c,f]=$(null),m=p=>{a(p);try{n(p.trim()===
""?void 0:JSON.parse(p)),f(null),o?.(!0)}catch(h){f(h instanceof Error?h.message:String(h)),o?.(!1)}};return s(ee,{children:[s("textarea",{id:e,...r,spellcheck:!1,
value:l,onInput:p=>m(p.currentTarget.value)}),c!==null&&s("span",{class:"issue",role:"status",children:i.enqueue.badJson(c)})]})}var Pd=/text|body|message|content|description|comment|note|html|markdown/i;function Vl({kind:e,...t}){let{texts:n}=P(),{path:o,required:r,value:i,onChange:l,issues:a}=t,
c={id:o,"aria-invalid":a.has(o),...a.has(o)?{"aria-describedby":Rs(o)}:{}},f=i==null?"":String(i);switch(e.kind){case"json":return s(gr,{...c,value:i,onChange:l});case"\\
text":{let m=p=>l(p===""&&!r?void 0:p);return e.long&&Pd.test(t.label)?s("textarea",{...c,class:"short",value:f,onInput:p=>m(p.currentTarget.value)}):s("input",
{...c,value:f,onInput:p=>m(p.currentTarget.value)})}case"number":return s("input",{...c,inputMode:"decimal",value:f,onInput:m=>l(Ad(m.currentTarget.value))});case"\\
choice":{let m=e.values.findIndex(p=>JSON.stringify(p)===JSON.stringify(i));return s("select",{...c,value:String(m),onChange:p=>l(e.values[Number(p.currentTarget.
value)]),children:[s("option",{value:"-1",children:n.enqueue.unset}),e.values.map((p,h)=>s("option",{value:String(h),children:Ld(p,n.enqueue)},h))]})}}}function Ad(e){
if(e.trim()==="")return;let t=Number(e);return Number.isFinite(t)&&!e.endsWith(".")?t:e}function Ld(e,t){return e===!0?t.yes:e===!1?t.no:e===null?t.null:typeof e==
"string"?e:JSON.stringify(e)}function Rs(e){return\`\${e.replaceAll(/\\s/g,"_")}-issue\`}function Ro(e){let{texts:t}=P(),{path:n,label:o,schema:r,root:i,required:l,issues:a}=e,c=Lo(r,i),f=zl(r,i),m=a.get(n),p=s(ee,{children:[o,!l&&s("span",{class:"f\\
aint",children:[" ",t.enqueue.optional]})]}),h=s(ee,{children:[f!==null&&s("span",{class:"faint",children:f}),m!==void 0&&s("span",{class:"issue",id:Rs(n),children:m})]});
return c.kind==="object"||c.kind==="list"?s("fieldset",{children:[s("legend",{children:p}),h,c.kind==="object"?s(Md,{...e,kind:c}):s(Gl,{...e,items:c.items})]}):
s("div",{class:"field",children:[s("label",{for:n,children:p}),s(Vl,{...e,kind:c}),h]})}function Md({kind:e,...t}){let{path:n,root:o,value:r,onChange:i,issues:l}=t,
a=Rd(r)?r:{};return s(ee,{children:e.fields.map(({name:c,schema:f,required:m})=>s(Ro,{path:\`\${n}.\${c}\`,label:c,schema:f,root:o,required:m,value:a[c],issues:l,onChange:p=>{
let{[c]:h,..._}=a,v=p===void 0?_:{...a,[c]:p};i(Object.keys(v).length===0&&!t.required?void 0:v)}},c))})}function Rd(e){return typeof e=="object"&&e!==null&&!Array.
isArray(e)}function En({label:e,value:t,onChange:n}){return s("label",{class:"time",children:[s("span",{children:e}),s("input",{type:"datetime-local",value:Dd(t),onChange:o=>{
let r=new Date(o.currentTarget.value).getTime();n(Number.isNaN(r)?"":String(r))}})]})}function Dd(e){let t=Number(e);if(e===""||!Number.isFinite(t))return"";let n=new Date(
t-new Date(t).getTimezoneOffset()*6e4);return Number.isNaN(n.getTime())?"":n.toISOString().slice(0,16)}var Ds=["priority","delayMs","maxAttempts","timeoutMs"],Ns=["concurrencyKey","uniqueKey","partitionKey"];function Kl(e,t){let n=[...Ds,"runAt"].flatMap(i=>{let l=e[i]?.
trim()??"";return l===""?[]:[[i,Number(l)]]}),o=Ns.flatMap(i=>{let{kind:l}=t.keys[i],a=e[i]??"";return a===""||l==="derived"||l==="forbidden"?[]:[[i,a]]}),{guarantee:r=""}=e;
return{...Object.fromEntries(n),...Object.fromEntries(o),...r===""?{}:{guarantee:r}}}function Yl(e){let{texts:t}=P(),{policy:n,options:o,onChange:r}=e,{keys:i}=n,l=Ns.filter(c=>i[c].kind!=="forbidden"),a=l.filter(c=>i[c].kind==="required");return s(
ee,{children:[a.map(c=>s(Fs,{name:c,...e},c)),s("details",{class:"options",children:[s("summary",{children:t.enqueue.options}),s("div",{class:"grid",children:[l.
map(c=>{let f=i[c];return f.kind==="required"?null:f.kind!=="derived"?s(Fs,{name:c,...e},c):s("div",{class:"field",children:[s("span",{children:t.enqueue.option[c]}),
s("span",{class:"faint",children:t.enqueue.derived(f.template)})]},c)}),Ds.map(c=>s(Fs,{name:c,...e},c)),s(En,{label:t.enqueue.option.runAt,value:o.runAt??"",onChange:c=>r(
"runAt",c)}),s("div",{class:"field",children:[s("label",{for:"guarantee",children:t.enqueue.option.guarantee}),s("select",{id:"guarantee",value:o.guarantee??"",
onChange:c=>r("guarantee",c.currentTarget.value),children:[s("option",{value:"",children:n.guarantee}),["at-least-once","at-most-once"].filter(c=>c!==n.guarantee).
map(c=>s("option",{children:c},c))]})]})]})]})]})}function Fs({name:e,policy:t,options:n,onChange:o,issues:r}){let{texts:i}=P(),l=e==="maxAttempts"||e==="timeou\\
tMs"?String(t[e]):"",a=r.get(e);return s("div",{class:"field",children:[s("label",{for:e,children:i.enqueue.option[e]}),s("input",{id:e,value:n[e]??"",placeholder:l,
"aria-invalid":a!==void 0,...e.endsWith("Key")?{}:{inputMode:"numeric"},onInput:c=>o(e,c.currentTarget.value)}),a!==void 0&&s("span",{class:"issue",children:a})]})}function Ql({info:e,copied:t}){let{texts:n}=P(),o=Ct(),r=e.payload_schema??!0,i=Lo(r,r).kind==="object",[l,a]=$(!i),[c,f]=$(!0),[m,p]=$(t??Mo(r,r)??{}),[h,_]=$(
{}),[v,w]=$(!1),[T,L]=$(null),[S,R]=$(null),E=S instanceof ze?S.issues:[],K=new Map(E.map(({path:j,expected:U,got:Z})=>[j,n.enqueue.expectedGot(U,Z)])),O=async()=>{
w(!0),L(null),R(null);try{let j={binding:e.name,payload:m,...Kl(h,e.policy)};L(await ie.enqueue(j))}catch(j){R(j)}w(!1)};return s("form",{class:"enqueue",onSubmit:j=>{
j.preventDefault(),O()},children:[s("div",{class:"title",children:[s("h2",{children:n.enqueue.payload}),i?s("div",{class:"segments row",role:"group","aria-label":n.
enqueue.payload,children:[!1,!0].map(j=>s("button",{type:"button",class:"button","aria-pressed":l===j,disabled:!c,onClick:()=>a(j),children:j?n.enqueue.json:n.enqueue.
form},String(j)))}):e.payload_schema===null&&s("span",{class:"faint",children:n.enqueue.anyPayload})]}),l?s("div",{class:"field",children:[s("label",{class:"hid\\
den",for:"payload",children:n.enqueue.payload}),s(gr,{id:"payload",value:m,onChange:p,onGood:f})]}):s(Ro,{path:"payload",label:e.name,schema:r,root:r,required:!0,
value:m,onChange:p,issues:K}),s(Yl,{policy:e.policy,options:h,onChange:(j,U)=>_({...h,[j]:U}),issues:K}),S!==null&&s("div",{class:"banner bad",role:"alert",children:[
s("span",{children:E.length>0?n.enqueue.issues:o(S)}),E.length>0&&s("ul",{class:"failures",children:[...K].map(([j,U])=>s("li",{children:[s("code",{children:j}),
" ",U]},j))})]}),T!==null&&s(Jl,{answer:T}),s("div",{class:"row",children:s("button",{class:"button primary",disabled:v||!c,children:v?n.enqueue.sending:n.enqueue.
submit})})]})}function Zl({query:e}){let{texts:t}=P(),{who:n}=Ft(),o=Ke("bindings",ie.bindings),r=e.get("copy"),i=Ke(r,f=>ie.job(r??"",!1,f));if(n.read_only)return s(Tt,{title:t.
enqueue.title,lead:t.enqueue.readOnly});let l=o.error??i.error;if(l!==null)return s(at,{error:l,again:()=>{o.reload(),i.reload()}});if(o.value===null||r!==null&&
i.value===null)return s(Et,{});let a=o.value.bindings.filter(({draining:f})=>!f),c=a.find(({name:f})=>f===e.get("binding"))??a[0];return c===void 0?null:s("div",
{class:"narrow",children:[s("div",{class:"title",children:s("h1",{children:t.enqueue.title})}),s("div",{class:"field",children:[s("label",{for:"binding",children:t.
enqueue.binding}),s("select",{id:"binding",value:c.name,onChange:f=>lt(te("enqueue",{binding:f.currentTarget.value}),{replace:!0}),children:a.map(({name:f})=>s(
"option",{children:f},f))}),c.description!==null&&s("span",{class:"faint",children:c.description})]}),s(Ql,{info:c,copied:i.value?.job.payload},\`\${c.name} \${r??
""}\`)]})}var gt=["SCHEDULED","QUEUED","RUNNING","COMPLETED","FAILED","CANCELLED","STALLED"];function Xl(e){return e==="COMPLETED"||e==="CANCELLED"||e==="FAILED"||e==="STALLED"}var Nd={SCHEDULED:"M5 1a4 4 0 1 0 .01 0M5 3v2l1.6 1",QUEUED:"M1 5h7M5.5 2.2 8.4 5 5.5 7.8",RUNNING:"M8.8 5A3.8 3.8 0 1 1 5 1.2a2.6 2.6 0 1 1-2 4.4",COMPLETED:"M\\
1.4 5.4 4 8l4.6-6",FAILED:"M2 2l6 6M8 2 2 8",CANCELLED:"M1.6 5h6.8",STALLED:"M3.2 2v6M6.8 2v6"};function Do({state:e}){return s("svg",{viewBox:"0 0 10 10","aria\\
-hidden":"true",children:s("path",{d:Nd[e]})})}function to({state:e,word:t}){let{texts:n}=P();return s("span",{class:\`state \${e}\`,children:[s(Do,{state:e}),t??n.
states[e]]})}function No({title:e,onClose:t,children:n}){let o=Pe(null);return pe(()=>o.current?.showModal(),[]),s("dialog",{ref:o,"aria-labelledby":"dialog-title",onClose:t,
onClick:r=>{r.target===o.current&&t()},children:[s("h2",{id:"dialog-title",children:e}),n]})}function no({question:e,action:t,onYes:n,onClose:o}){let{texts:r}=P();
return s(No,{title:e,onClose:o,children:s("div",{class:"row",children:[s("button",{class:"button",onClick:o,children:r.job.keep}),s("button",{class:"button prim\\
ary",onClick:()=>{o(),n()},children:t})]})})}function ea({onChosen:e,onClose:t}){let{texts:n}=P(),[o,r]=$("10"),[i,l]=$(""),a=c=>{t(),e(c)};return s(No,{title:n.job.rescheduleTitle,onClose:t,children:s("fo\\
rm",{class:"reschedule",onSubmit:c=>{c.preventDefault(),a(i===""?{delayMs:Math.round(Number(o)*6e4)}:{runAt:Number(i)})},children:[s("label",{children:[s("span",
{children:n.job.inMinutes}),s("input",{type:"number",min:"0",step:"any",required:i==="",disabled:i!=="",value:o,onInput:c=>r(c.currentTarget.value)})]}),s(En,{label:n.
job.at,value:i,onChange:l}),s("div",{class:"row",children:[s("button",{type:"button",class:"button",onClick:t,children:n.job.keep}),s("button",{type:"button",class:"\\
button",onClick:()=>a({delayMs:0}),children:n.job.now}),s("button",{class:"button primary",children:n.job.reschedule})]})]})})}function ta({job:e,onChanged:t}){let{texts:n}=P(),{who:o}=Ft(),r=Ct(),[i,l]=$(null),[a,c]=$(!1),[f,m]=$(null);if(o.read_only)return null;let p=async(v,w)=>{c(!0);
try{await w(),m({good:!0,text:n.job.done[v]})}catch(T){let S=T instanceof ze&&T.code==="invalid-state"?n.job.refused(Fd(T,n.states)):r(T);m({good:!1,text:S})}c(
!1),t()},h=()=>l(null),_=e.state==="SCHEDULED";return s(ee,{children:[s("div",{class:"row",children:[e.retryable&&s("button",{class:"button primary",disabled:a,
onClick:()=>{p("retry",()=>ie.act(e.id,"retry"))},children:n.job.retry}),_&&s(ee,{children:[s("button",{class:"button",disabled:a,onClick:()=>l("reschedule"),children:n.
job.reschedule}),s("button",{class:"button",disabled:a,onClick:()=>l("cancel"),children:n.job.cancel})]}),!e.payload_hidden&&s("a",{class:"button",href:te("enqu\\
eue",{binding:e.binding,copy:e.id}),children:n.job.copy})]}),f!==null&&s("p",{class:\`banner outcome \${f.good?"good":"bad"}\`,role:"status",children:f.text}),i===
"cancel"&&s(no,{question:n.job.cancelAsk,action:n.job.cancel,onYes:()=>{p("cancel",()=>ie.act(e.id,"cancel"))},onClose:h}),i==="reschedule"&&s(ea,{onChosen:v=>{
p("reschedule",()=>ie.reschedule(e.id,v))},onClose:h})]})}function Fd({details:e},t){let{state:n}=e??{};return t[String(n)]??String(n)}var Os=new Set;setInterval(()=>{if(document.hidden)return;let e=Date.now();for(let t of Os)t(e)},1e3);function oo(){let[e,t]=$(Date.now);return pe(()=>(Os.add(t),
()=>{Os.delete(t)}),[]),e}var Od=3e3;function na({job:e}){let t=P(),{texts:n}=t,o=oo(),r=e.state==="SCHEDULED",i=Ke(r?e.id:null,a=>ie.explain(e.id,a));if(an(()=>{r&&i.reload()},Od),e.state===
"STALLED")return s("p",{class:"banner warn",children:n.job.explain.stalled});if(!r||i.value===null)return null;let l=Id(i.value,t,o);return l===null?null:s("p",
{class:"banner",children:[s("b",{children:n.job.explain.title})," ",l]})}function Id({reason:e,earliest_at:t,in_flight:n,limit:o,ahead:r,or_more:i},{texts:l,format:a},c){
let{explain:f}=l.job,m=h=>a.number(h??0),p=t===null?"–":a.relativeInWords(t,c);switch(e){case"not-waiting":return null;case"paused":return f.paused;case"due-l\\
ater":case"queue":case"rate":return f[e](p);case"key":case"concurrency":return f[e](m(n),m(o));case"behind":return r===0?f.next:f.behind(\`\${m(r)}\${i?"+":""}\`)}}function hr({at:e}){let{format:t}=P(),n=oo();return e===null?s("span",{class:"faint",children:"–"}):s("time",{dateTime:new Date(e).toISOString(),title:t.time(
e),children:t.relative(e,n)})}var Bd=["concurrency_key","unique_key","partition_key"],$d=["created_at","run_after","dispatched_at","updated_at"];function oa({job:e}){let{texts:t,format:n}=P(),
{fact:o}=t.job,r=t.jobs.ofMax(n.number(e.attempts),n.number(e.max_attempts));return s("section",{class:"panel",children:[s("h2",{children:t.job.facts}),s("dl",{
class:"facts",children:[s(ro,{name:o.binding,children:s("a",{href:te("jobs",{binding:e.binding}),children:e.binding})}),s(ro,{name:o.attempts,children:r}),s(ro,
{name:o.priority,children:n.number(e.priority)}),s(ro,{name:o.guarantee,children:e.guarantee}),Bd.map(i=>{let l=e[i];return l===null?null:s(ro,{name:o[i],children:i===
"partition_key"?s("span",{class:"mono",children:l}):s("a",{class:"mono",href:te("jobs",{[i]:l}),children:l})},i)}),$d.map(i=>s(ro,{name:o[i],children:s(hr,{at:e[i]})},
i))]})]})}function ro({name:e,children:t}){return s(ee,{children:[s("dt",{children:e}),s("dd",{children:t})]})}var ra=100,Is=4e3;function sa({value:e,openTo:t}){return s("div",{class:"json mono",children:s(ia,{name:null,value:e,depth:0,openTo:t})})}function ia({name:e,value:t,
depth:n,openTo:o}){let{texts:r,format:i}=P(),[l,a]=$(n<o),[c,f]=$(ra),m=e===null?null:s("span",{class:"member",children:[e,": "]});if(typeof t!="object"||t===null)
return s("div",{class:"leaf",children:[m,s(jd,{value:t})]});let p=Array.isArray(t),h=p?t.map(v=>[null,v]):Object.entries(t);if(h.length===0)return s("div",{class:"\\
leaf",children:[m,p?"[]":"{}"]});let _=i.number(h.length);return s("div",{children:[s("button",{class:"fold","aria-expanded":l,onClick:()=>a(!l),children:[m,s("\\
span",{class:"faint",children:p?r.job.items(_):r.job.fields(_)})]}),l&&s("div",{class:"members",children:[h.slice(0,c).map(([v,w],T)=>s(ia,{name:v,value:w,depth:n+
1,openTo:o},v??T)),h.length>c&&s("button",{class:"fold",onClick:()=>f(c+ra),children:r.job.more(i.number(h.length-c))})]})]})}function jd({value:e}){let{texts:t,
format:n}=P(),[o,r]=$(!1),i=JSON.stringify(e);return i.length<=Is||o?s("span",{class:typeof e,children:i}):s("span",{class:"string",children:[i.slice(0,Is),"…",
" ",s("button",{class:"fold",onClick:()=>r(!0),children:t.job.more(n.number(i.length-Is))})]})}var qd=2,Bs=99;function $s({title:e,value:t,instead:n}){let{texts:o}=P(),[r,i]=$(qd),[l,a]=$(!1),c=async()=>{await navigator.clipboard.writeText(JSON.stringify(
t,null,2)),a(!0)};return s("section",{class:"panel",children:[s("div",{class:"title",children:[s("h2",{children:e}),n===null&&s("div",{class:"row",children:[typeof t==
"object"&&t!==null&&s("button",{class:"button plain",onClick:()=>i(r===Bs?1:Bs),children:r===Bs?o.job.collapseAll:o.job.expandAll}),s("button",{class:"button pl\\
ain",onClick:()=>{c().catch(()=>{})},children:l?o.job.copied:o.job.copyText})]})]}),n===null?s(sa,{value:t,openTo:r},r):s("p",{class:"soft",children:n})]})}function la(e,t){let n=e.attempts_log.toReversed(),o=e.state==="QUEUED"||e.state==="RUNNING"||e.state==="SCHEDULED",i=(n[0]?.attempt??1)>1?n[0]?.started_at??e.created_at:
e.created_at,l=[],a=i;for(let[f,{attempt:m,state:p,started_at:h,finished_at:_,error:v}]of n.entries()){let w=f===n.length-1&&!o,T=h??_,L=w?Math.min(e.dispatched_at??
T,T):T;l.push({attempt:m,state:p,segments:aa([{kind:"waiting",from:a,to:L},{kind:"queued",from:L,to:T},{kind:"running",from:T,to:_}]),ranMs:h===null?null:_-h,error:v}),
a=_}o&&l.push(Wd(e,a,t));let c=Math.max(i+1,...l.flatMap(({segments:f})=>f.map(m=>m.to)));return{from:i,to:c,rows:l}}function Wd(e,t,n){let o=(e.attempts_log[0]?.
attempt??0)+1,r=e.state!=="SCHEDULED"&&e.dispatched_at!==null,i=r?e.dispatched_at??n:Math.max(n,e.run_after),l=[{kind:"waiting",from:t,to:i},...r?[{kind:e.state===
"RUNNING"?"running":"queued",from:i,to:n}]:[]],a=e.state==="RUNNING"?Math.max(0,n-i):null;return{attempt:o,state:e.state,segments:aa(l),ranMs:a,error:null}}function aa(e){
return e.filter(({from:t,to:n})=>n>t)}var Ud=["waiting","queued","running"];function ua({job:e}){let{texts:t,format:n}=P(),o=la(e,oo()),{rows:r,from:i,to:l}=o;return s("section",{class:"timeline",children:[
s("div",{class:"title",children:[s("h2",{children:t.job.timeline}),s("ul",{class:"legend",children:[Ud.map(a=>s("li",{children:[s("i",{class:\`segment \${a}\`}),t.
job.segments[a]]},a)),s("li",{class:"faint",children:t.job.timelineNote})]})]}),r.length===0&&s("p",{class:"soft",children:t.job.noAttempts}),s("ol",{children:r.
map(a=>s(Hd,{row:a,timeline:o},a.attempt))}),r.length>0&&s("div",{class:"scale faint",children:[s("span",{children:n.time(i)}),s("span",{children:n.duration(l-i)}),
s("span",{children:n.time(l)})]})]})}function Hd({row:e,timeline:t}){let{texts:n,format:o}=P(),{attempt:r,state:i,segments:l,ranMs:a,error:c}=e,f=i==="SCHEDULED"&&
c!==null,m=f?"FAILED":i,p=_=>\`\${_/(t.to-t.from)*100}%\`,h=l.map(({kind:_,from:v,to:w})=>\`\${n.job.segments[_]} \${o.duration(w-v)}\`);return s("li",{class:"attempt",
children:[s("span",{class:"which",children:n.job.attempt(o.number(r))}),s(to,{state:m,...f?{word:n.job.retried}:{}}),s("span",{class:"track",role:"img","aria-la\\
bel":h.join(", "),title:h.join(\`
\`),children:l.map(({kind:_,from:v,to:w})=>s("i",{class:\`segment \${_} \${_==="running"?m:""}\`,style:{left:p(v-t.from),width:p(w-v)}},_))}),s("span",{class:"ran so\\
ft",children:a===null?i==="SCHEDULED"||i==="QUEUED"?"":n.job.never:n.job.ran(o.duration(a))}),c!==null&&s("pre",{class:"error",children:c})]})}function ca({id:e}){let{texts:t,format:n}=P(),o=Ke(e,a=>Jd(e,a));if(an(a=>{(a===null||a.has(e))&&o.reload()}),o.value===null)return o.error===null?s(Et,{}):s(at,
{error:o.error,again:o.reload});let{job:r}=o.value,i=r.payload_hidden?t.job.hiddenPayload:null,l=r.result_omitted!==null?t.job.notKept(r.result_omitted):r.result===
null?t.job[Xl(r.state)?"noResult":"noResultYet"]:null;return s(ee,{children:[s("div",{class:"title job-title",children:[s("a",{class:"soft",href:Nl(),children:t.
job.back}),s("h1",{class:"mono",children:r.id}),s(to,{state:r.state}),r.state==="RUNNING"&&r.progress!==null&&s("span",{class:"soft",children:[s("progress",{max:1,
value:r.progress,"aria-label":t.job.progress})," ",n.percent(r.progress)]}),s(ta,{job:r,onChanged:o.reload})]}),s(na,{job:r}),s(ua,{job:r}),s("div",{class:"colu\\
mns",children:[s($s,{title:t.job.payload,value:r.payload,instead:i}),s($s,{title:t.job.result,value:r.result,instead:i??l}),s(oa,{job:r})]})]})}async function Jd(e,t){
try{return await ie.job(e,!0,t)}catch(n){if(!(n instanceof ze&&(n.code==="gone"||n.code==="shard-unavailable")))throw n;return await ie.job(e,!1,t)}}var yr=["id","unique_key","concurrency_key"],da=["created_from","created_to"],zd=["sort","order"],js=50,qs={retry:["FAILED","STALLED"],cancel:["SCHEDULED"]};function _r(e){
let t=e.getAll("state");return gt.filter(n=>t.includes(n))}function un(e){return new URLSearchParams([...e].filter(([t])=>t==="state"||t==="binding"||t.startsWith(
"index.")||[...yr,...da].some(n=>n===t)))}function br(e){let t=un(e);for(let n of[...zd,"cursor"]){let o=e.get(n);o!==null&&t.set(n,o)}return t.set("limit",String(
js)),t}function vr(e,t){let n=new URLSearchParams(e);for(let o of["cursor","page",...Object.keys(t)])n.delete(o);for(let[o,r]of Object.entries(t))for(let i of typeof r==
"string"?[r]:r)n.append(o,i);return n}function Fo(e){let{query:t}=As(location.hash);lt(te("jobs",vr(t,e(t))))}function Ws(e,t){let n=_r(e),o=qs[t].filter(l=>n.length===
0||n.includes(l));if(o.length===0)return null;let i=[...un(e)].filter(([l])=>l!=="state").map(([l,a])=>[l,da.some(c=>c===l)?Number(a):a]);return{...Object.fromEntries(
i),state:o}}var Gd=["retry","cancel"];function fa({jobs:e,query:t,selection:n,bulk:o}){let{texts:r,format:i}=P(),l=Ct(),[a,c]=$(null),[f,m]=$(null),{ids:p}=n,h=o.progress?.
running===!0,_=w=>p.size===0?Ws(t,w)!==null:e.filter(({id:L})=>p.has(L)).some(({state:L})=>qs[w].includes(L)),v=async w=>{if(m(null),p.size>0){c({action:w,body:{
ids:[...p]},count:p.size});return}let T=Ws(t,w);if(T!==null)try{let{ok:L,remaining:S}=await ie.bulk(w,{...T,dry_run:!0});c({action:w,body:T,count:L+S})}catch(L){
m(l(L))}};return s("div",{class:"row bulk",children:[s("span",{class:"soft",role:"status",children:p.size>0?r.jobs.selected(i.number(p.size)):r.jobs.allMatching}),
Gd.map(w=>s("button",{class:"button",disabled:h||!_(w),onClick:()=>{v(w)},children:r.jobs[w]},w)),p.size>0&&s("button",{class:"button plain",onClick:n.clear,children:r.
jobs.clearSelection}),f!==null&&s("span",{class:"fault",role:"alert",children:f}),a!==null&&s(no,{question:r.jobs.bulkAsk[a.action](i.number(a.count)),action:r.
jobs[a.action],onYes:()=>{n.clear(),o.run(a.action,a.body)},onClose:()=>c(null)})]})}function pa({bulk:e}){let{texts:t,format:n}=P(),o=Ct(),{progress:r}=e;if(r===null)return null;let{running:i,ok:l,done:a,failed:c,remaining:f,error:m}=r,p=[...c.
map(({id:_,reason:v})=>[_,t.jobs.reasons[v]]),...a.map(_=>[_,t.jobs.isDone])],h=m!==null?"bad":c.length===0?"good":l===0?"bad":"warn";return s("section",{class:\`\\
banner \${h}\`,role:"status",children:[s("span",{children:t.jobs.done(n.number(l))}),c.length>0&&s("span",{children:t.jobs.notDone(n.number(c.length))}),m!==null&&
s("span",{children:o(m)}),f>0&&s("span",{children:t.jobs.remaining(n.number(f))}),i&&s("progress",{max:l+c.length+f,value:l+c.length}),s("button",{class:"button\\
 plain",onClick:i?e.stop:e.dismiss,children:i?t.jobs.stop:t.jobs.dismiss}),p.length>0&&s("ul",{class:"failures",children:p.map(([_,v])=>s("li",{children:[s("a",
{class:"mono",href:Zn(_),children:_})," ",v]},_))})]})}var kr=["state","binding","attempts","priority","created_at","run_after","dispatched_at","updated_at"],ma={state:"state",binding:"binding",attempts:"attempts",priority:"\\
priority",created_at:"created_at",updated_at:"updated_at"},Vd=["state","binding","attempts","created_at","updated_at"];function ga(){let[e,t]=$(Kd);return[e,o=>{
let r=kr.filter(i=>i===o!==e.includes(i));Es.set(r.join(",")),t(r)}]}function Kd(){let e=Es.get()?.split(",");return e===void 0?Vd:kr.filter(t=>e.includes(t))}function ha({shown:e,onToggle:t}){let{texts:n}=P();return s("details",{class:"menu",onKeyDown:({key:o,currentTarget:r})=>{o!=="Escape"||!r.open||(r.open=!1,r.querySelector(
"summary")?.focus())},onFocusOut:({relatedTarget:o,currentTarget:r})=>{o instanceof Node&&!r.contains(o)&&(r.open=!1)},children:[s("summary",{class:"button",children:n.
jobs.columns}),s("div",{class:"sheet",children:kr.map(o=>s("label",{children:[s("input",{type:"checkbox",checked:e.includes(o),onChange:()=>t(o)}),n.jobs.column[o]]},
o))})]})}var Yd=1200;function so(e){let t=Pe(e);t.current=e,pe(()=>{let n={key:"",at:0},o=r=>{if(r.ctrlKey||r.metaKey||r.altKey||Qd(r.target))return;let i=r.timeStamp-n.
at<Yd?\`\${n.key} \${r.key}\`:"";n={key:r.key,at:r.timeStamp};let l=t.current[i]??t.current[r.key];l!==void 0&&(r.preventDefault(),l())};return addEventListener("ke\\
ydown",o),()=>removeEventListener("keydown",o)},[])}function Qd(e){return e instanceof HTMLElement?e.closest("dialog")!==null?!0:/^(INPUT|TEXTAREA|SELECT)$/.test(
e.tagName)&&!Zd(e):!1}function Zd(e){return e instanceof HTMLInputElement&&e.type==="checkbox"}function ya({query:e,onSearch:t}){let{texts:n}=P(),{jobs:o}=n,r=yr.find(p=>e.get(p)!==null)??"id",[i,l]=$(r),[a,c]=$(e.get(r)??""),f=Pe(null);pe(()=>{l(r),c(e.get(
r)??"")},[r,e.get(r)]),so({"/":()=>f.current?.focus()});let m=p=>{t({...{id:"",unique_key:"",concurrency_key:""},[p]:a.trim()})};return s("form",{class:"search",
role:"search",onSubmit:p=>{p.preventDefault(),m(i)},children:[s("select",{"aria-label":o.searchBy,value:i,onChange:p=>{let h=p.currentTarget.value;l(h),a.trim()!==
""&&m(h)},children:yr.map(p=>s("option",{value:p,children:o.by[p]},p))}),s("input",{ref:f,type:"search","aria-label":o.search,placeholder:o.searchHint,value:a,onInput:p=>{
let{value:h}=p.currentTarget;c(h),Xd(h)&&l("id"),h===""&&e.get(r)!==null&&t({id:"",unique_key:"",concurrency_key:""})}})]})}function Xd(e){return/^\\s*[A-Z][A-Z0-9_]*#\\d+:\\w+\\s*$/.
test(e)}function _a({query:e,bindings:t}){let{texts:n}=P(),{jobs:o}=n,r=_r(e),i=e.get("binding")??"",{who:l}=Ft(),c=(l.payload_hidden?[]:t).find(({name:p})=>p===i)?.index??
[],f=t.map(({name:p})=>p),m=p=>Fo(()=>p);return s("section",{class:"filters","aria-label":o.filters,children:[s("div",{class:"row states",role:"group","aria-lab\\
el":o.column.state,children:gt.map(p=>s("button",{class:\`button chip \${p}\`,"aria-pressed":r.includes(p),onClick:()=>Fo(h=>({state:ef(_r(h),p)})),children:[s(Do,
{state:p}),n.states[p]]},p))}),s("div",{class:"row",children:[s("select",{"aria-label":o.binding,value:i,onChange:p=>m({binding:p.currentTarget.value,...Object.
fromEntries(c.map(h=>[\`index.\${h}\`,""]))}),children:[s("option",{value:"",children:o.anyBinding}),(i===""||f.includes(i)?f:[i,...f]).map(p=>s("option",{value:p,
children:p},p))]}),s(ya,{query:e,onSearch:m}),c.map(p=>s(tf,{field:p,value:e.get(\`index.\${p}\`)??"",onChange:h=>m({[\`index.\${p}\`]:h})},p)),s(En,{label:o.from,value:e.
get("created_from")??"",onChange:p=>m({created_from:p})}),s(En,{label:o.to,value:e.get("created_to")??"",onChange:p=>m({created_to:p})}),un(e).size>0&&s("a",{class:"\\
button plain",href:te("jobs"),children:o.clear})]})]})}function ef(e,t){return gt.filter(n=>n===t!==e.includes(n))}function tf({field:e,value:t,onChange:n}){let{
texts:o}=P(),[r,i]=$(t);return s("form",{onSubmit:l=>{l.preventDefault(),n(r.trim())},children:s("input",{type:"search",placeholder:e,"aria-label":o.jobs.field(
e),value:r,onInput:l=>i(l.currentTarget.value),onChange:()=>{r.trim()!==t&&n(r.trim())}})})}function ba({job:e,columns:t,selection:n}){let{texts:o}=P(),r=n?.ids.has(e.id)===!0,i=[e.unique_key,e.concurrency_key].filter(l=>l!==null);return s("tr",{"aria-\\
selected":r,children:[n!==null&&s("td",{class:"pick",children:s("input",{type:"checkbox","aria-label":o.jobs.select(e.id),checked:r,onChange:()=>n.toggle(e.id)})}),
s("td",{class:"who",children:[s("a",{class:"id mono",href:Zn(e.id),children:e.id}),i.map(l=>s("span",{class:"key mono faint",children:l},l)),e.last_error!==null&&
(e.state==="FAILED"||e.state==="STALLED")&&s("span",{class:"error",title:e.last_error,children:e.last_error.split(\`
\`,1)})]}),t.map(l=>s("td",{class:Us(l)?"number":\`is-\${l}\`,"data-label":o.jobs.column[l],children:s(nf,{job:e,column:l})},l))]})}function nf({job:e,column:t}){let{
texts:n,format:o}=P();switch(t){case"state":return s(ee,{children:[s(to,{state:e.state}),e.state==="RUNNING"&&e.progress!==null&&s("progress",{max:1,value:e.progress,
"aria-label":n.job.progress})]});case"binding":return s(ee,{children:e.binding});case"attempts":return s(ee,{children:n.jobs.ofMax(o.number(e.attempts),o.number(
e.max_attempts))});case"priority":return s(ee,{children:o.number(e.priority)});default:return s(hr,{at:e[t]})}}function va({jobs:e,columns:t,query:n,selection:o,stale:r}){let{texts:i}=P(),l=Pe(null),a=()=>[...l.current?.querySelectorAll("a.id")??[]],c=m=>{let p=a(),h=document.
activeElement?.closest("tr"),_=p.findIndex(v=>v.closest("tr")===h);p.at(_<0?0:Math.min(p.length-1,Math.max(0,_+m)))?.focus()};so({j:()=>c(1),k:()=>c(-1),x:()=>{
let m=document.activeElement?.closest("tr"),p=e[a().findIndex(h=>h.closest("tr")===m)];p!==void 0&&o?.toggle(p.id)},Escape:()=>o?.clear()});let f=e.length>0&&e.
every(({id:m})=>o?.ids.has(m)===!0);return s("div",{class:"scroll",tabIndex:0,role:"region","aria-label":i.jobs.title,children:s("table",{class:r?"jobs cards st\\
ale":"jobs cards","aria-busy":r,children:[s("thead",{children:s("tr",{children:[o!==null&&s("th",{scope:"col",class:"pick",children:s("input",{type:"checkbox","\\
aria-label":i.jobs.selectAll,checked:f,onChange:()=>o.set(f?[]:e.map(({id:m})=>m))})}),s("th",{scope:"col",children:i.jobs.column.id}),t.map(m=>s(of,{column:m,query:n},
m))]})}),s("tbody",{ref:l,children:e.map(m=>s(ba,{job:m,columns:t,selection:o},m.id))})]})})}function of({column:e,query:t}){let{texts:n}=P(),o=ma[e],r=n.jobs.column[e],
i=Us(e)?"number":"";if(o===void 0)return s("th",{scope:"col",class:i,children:r});let l=(t.get("sort")??"created_at")===o,a=t.get("order")!=="asc",c=l&&a?"asc":
"desc";return s("th",{scope:"col",class:i,...l?{"aria-sort":a?"descending":"ascending"}:{},children:s("button",{onClick:()=>Fo(()=>({sort:o,order:c})),children:[
r,l&&(a?" ↓":" ↑")]})})}function Us(e){return e==="attempts"||e==="priority"||e.includes("_")}var ka=[];function Sa({query:e,rows:t,total:n,next:o}){let{texts:r,format:i}=P(),{jobs:l}=r,a=Math.max(1,Number(e.get("page"))||1),c=te("jobs",e),f=(a-1)*js+1,m=ka[a-
2],p=h=>{ka[a-1]=c;let _=vr(e,{cursor:h,page:String(a+1)});lt(te("jobs",_))};return s("nav",{class:"pager row","aria-label":l.column.id,children:[s("span",{class:"\\
faint",children:t>0&&l.shown(i.number(f),i.number(f+t-1),n===null?"…":i.number(n))}),s("a",{class:"button","aria-disabled":a===1,href:te("jobs",vr(e,{})),children:l.
first}),s("button",{class:"button",disabled:a===1||m===void 0,onClick:()=>lt(m??c),children:l.previous}),s("button",{class:"button",disabled:o===null,onClick:()=>p(
o??""),children:l.next})]})}function wa(e){let[t,n]=$(null),o=Pe(!1);return{progress:t,run:async(i,l)=>{o.current=!1;let a={action:i,running:!0,ok:0,done:[],failed:[],remaining:0,error:null},
c=l;for(;c!==null;){n(a);try{let f=await ie.bulk(i,c);a={...a,ok:a.ok+f.ok,done:"ids"in l?l.ids.filter(p=>!rf(f.failed,p)):[],failed:[...a.failed,...f.failed],remaining:f.
remaining},c=f.next_cursor!==null&&!("ids"in l)&&!o.current?{...l,cursor:f.next_cursor}:null}catch(f){a={...a,error:f},c=null}}n({...a,running:!1}),e()},stop:()=>{
o.current=!0},dismiss:()=>n(null)}}function rf(e,t){return e.some(n=>n.id===t)}var sf=1500,lf=15e3,af=1e4;function xa(e){let t=br(e),n=String(un(e)),o=Pe(null),r=Ke(String(t),async i=>{let l=o.current;if(!(l?.filters===n&&l.total!==null&&(l.
total>af||Date.now()-l.at<lf))){let c=await ie.jobs(t,i);return o.current={filters:n,total:c.total,at:Date.now()},c}return t.set("total","false"),{...await ie.jobs(
t,i),total:l.total}});return an(r.reload,sf),r}function Ta(e){let[t,n]=$(new Set);return pe(()=>n(new Set),[e]),Tn(()=>({ids:t,toggle:o=>n(r=>r.has(o)?new Set([...r].filter(i=>i!==o)):new Set(r).add(o)),set:o=>n(
new Set(o)),clear:()=>n(new Set)}),[t])}function Ea({query:e}){let{texts:t,format:n}=P(),{who:o}=Ft();Fl(e);let r=xa(e),i=Ke("bindings",ie.bindings),[l,a]=ga(),c=Ta(String(br(e))),f=wa(r.reload),m=r.value?.
jobs??[],p=r.value?.total??null;return s(ee,{children:[s("div",{class:"title",children:[s("h1",{children:t.jobs.title}),s("span",{class:"soft",role:"status",children:p!==
null&&(p===1?t.jobs.countOne:t.jobs.count(n.number(p)))})]}),s(_a,{query:e,bindings:i.value?.bindings??[]}),s(pa,{bulk:f}),r.error!==null&&s(at,{error:r.error,again:r.
reload}),r.value===null&&r.error===null&&s(Et,{}),r.value!==null&&m.length===0&&s(uf,{isFiltered:un(e).size>0}),m.length>0&&s(ee,{children:[s("div",{class:"row \\
above",children:[!o.read_only&&s(fa,{jobs:m,query:e,selection:c,bulk:f}),s(ha,{shown:l,onToggle:a})]}),s(va,{jobs:m,columns:l,query:e,selection:o.read_only?null:
c,stale:r.stale}),s(Sa,{query:e,rows:r.stale?0:m.length,total:p,next:r.stale?null:r.value?.next_cursor??null})]})]})}function uf({isFiltered:e}){let{texts:t}=P(),
{jobs:n}=t;return e?s(Tt,{title:n.empty,lead:n.emptyLead,children:s("div",{class:"row",children:s("a",{class:"button",href:te("jobs"),children:n.clear})})}):s(Tt,
{title:n.emptyAll,lead:n.emptyAllLead,children:s("div",{class:"row",children:s("a",{class:"button",href:te("enqueue"),children:t.frame.enqueue})})})}function Ca({binding:e,paused:t,onChanged:n}){let{texts:o}=P(),{who:r}=Ft(),i=Ct(),[l,a]=$(!1),[c,f]=$(!1),[m,p]=$(null);if(r.read_only)return null;let h=async v=>{
f(!0),p(null);try{await ie.pause(e,v)}catch(w){p(i(w))}f(!1),n()},_=t?o.overview.resume:o.overview.pause;return s(ee,{children:[s("button",{class:"button",disabled:c,
"aria-label":\`\${_}: \${e}\`,onClick:()=>t?void h(!1):a(!0),children:_}),m!==null&&s("span",{class:"fault",role:"alert",children:m}),l&&s(no,{question:o.overview.pauseAsk(
e),action:o.overview.pause,onYes:()=>{h(!0)},onClose:()=>a(!1)})]})}function Aa({completed:e,failed:t,label:n}){let o=Math.max(1,...e,...t),r=120/Math.max(1,e.length-1),i=e.map((a,c)=>[Pa(c*r),Pa(19-a/o*16)]),l=i.filter((a,c)=>(t[c]??
0)>0);return s("svg",{class:"thread",viewBox:"0 0 120 22",preserveAspectRatio:"none",role:"img","aria-label":n,children:[s("path",{"vector-effect":"non-scaling-\\
stroke",d:\`M\${i.map(a=>a.join(" ")).join("L")}\`}),l.map(([a])=>s("path",{class:"FAILED",d:\`M\${a} 22v-4\`},a))]})}function Pa(e){return Math.round(e*10)/10}function La({summary:e,info:t,hour:n,onChanged:o}){let{texts:r,format:i}=P(),{overview:l}=r,{name:a,counts:c,inFlight:f,concurrency:m,oldestWaitMs:p,silent:h}=e,
_=v=>i.number(v.reduce((w,T)=>w+T,0));return s("tr",{children:[s("th",{scope:"row",class:"name",children:[s("a",{href:te("jobs",{binding:a}),children:a}),t?.description!=
null&&s("span",{class:"about faint",title:t.description,children:t.description}),t?.draining===!0&&s("span",{class:"about faint",children:r.policies.draining}),
h.length>0&&s("span",{class:"fault",children:l.silentShards(h.join(", "))})]}),s("td",{class:"blocks",children:s(cf,{summary:e})}),gt.map(v=>s("td",{class:"numb\\
er count","data-label":r.states[v],children:s("a",{class:c[v]===0?"zero":v,href:te("jobs",{binding:a,state:v}),children:i.number(c[v])})},v)),s("td",{class:"num\\
ber places","data-label":l.inFlight,children:[s("meter",{min:0,max:Math.max(1,m),value:f,"aria-label":l.inFlightNote(i.number(f),i.number(m))}),i.number(f),s("s\\
pan",{class:"faint",children:["/",i.number(m)]})]}),s("td",{class:"number","data-label":l.oldest,children:p===0?s("span",{class:"faint",children:l.none}):i.duration(
p)}),s("td",{class:"spark",children:n!==null&&s(Aa,{completed:n.completed,failed:n.failed,label:l.summary(_(n.completed),_(n.failed))})}),s("td",{class:"number \\
actions",children:s(Ca,{binding:a,paused:e.paused,onChanged:o})})]})}function cf({summary:e}){let{texts:t}=P(),{blocks:n,blocksNote:o,none:r}=t.overview,i=e.paused?
["paused"]:e.blocks;return i.length===0?s("span",{class:"faint none",children:r}):s(ee,{children:i.map(l=>s("span",{class:\`state \${l==="paused"?"STALLED":"QUEUE\\
D"}\`,title:o[l],children:n[l]},l))})}function Ma({bindings:e,infos:t,hourOf:n,onChanged:o}){let{texts:r}=P(),{overview:i,states:l}=r;return s("div",{class:"scroll",tabIndex:0,role:"region","aria-la\\
bel":i.title,children:s("table",{class:"bindings cards",children:[s("thead",{children:s("tr",{children:[s("th",{scope:"col",children:i.binding}),s("th",{scope:"\\
col",children:i.block}),gt.map(a=>s("th",{scope:"col",class:"number",children:l[a]},a)),s("th",{scope:"col",class:"number",children:i.inFlight}),s("th",{scope:"\\
col",class:"number",children:i.oldest}),s("th",{scope:"col",children:i.throughput}),s("th",{scope:"col",children:s("span",{class:"hidden",children:i.actions})})]})}),
s("tbody",{children:e.map(a=>s(La,{summary:a,info:t.find(({name:c})=>c===a.name)??null,hour:n(a.name),onChanged:o},a.name))})]})})}var df="uplot",ff="u-hz",pf="u-vt",mf="u-title",gf="u-wrap",hf="u-under",yf="u-over",_f="u-axis",An="u-off",bf="u-select",vf="u-cursor-x",kf="u-cursor-y",Sf="u-\\
cursor-pt",wf="u-legend",xf="u-live",Tf="u-inline",Ef="u-series",Cf="u-marker",Ra="u-label",Pf="u-value",Io="width",Bo="height";var Da="bottom",io="left",Hs="right",li="#000",Na=li+"0",Js="mousemove",Fa="mousedown",zs="mouseup",Oa="mouseenter",Ia="mouseleave",Ba="dblclick",Af="resize",Lf="\\
scroll",$a="change",Er="dppxchange",ai="--",mo=typeof window<"u",Qs=mo?document:null,ao=mo?window:null,Mf=mo?navigator:null,de,Sr;function Zs(){let e=devicePixelRatio;
de!=e&&(de=e,Sr&&ei($a,Sr,Zs),Sr=matchMedia(\`(min-resolution: \${de-.001}dppx) and (max-resolution: \${de+.001}dppx)\`),Ln($a,Sr,Zs),ao.dispatchEvent(new CustomEvent(
Er)))}function ht(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function Xs(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function xe(e,t,n){
e.style[t]=n+"px"}function Ot(e,t,n,o){let r=Qs.createElement(e);return t!=null&&ht(r,t),n?.insertBefore(r,o),r}function Pt(e,t){return Ot("div",e,t)}var ja=new WeakMap;
function Gt(e,t,n,o,r){let i="translate("+t+"px,"+n+"px)",l=ja.get(e);i!=l&&(e.style.transform=i,ja.set(e,i),t<0||n<0||t>o||n>r?ht(e,An):Xs(e,An))}var qa=new WeakMap;
function Wa(e,t,n){let o=t+n,r=qa.get(e);o!=r&&(qa.set(e,o),e.style.background=t,e.style.borderColor=n)}var Ua=new WeakMap;function Ha(e,t,n,o){let r=t+""+n,i=Ua.
get(e);r!=i&&(Ua.set(e,r),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var ui={passive:!0},Rf={...ui,
capture:!0};function Ln(e,t,n,o){t.addEventListener(e,n,o?Rf:ui)}function ei(e,t,n,o){t.removeEventListener(e,n,ui)}mo&&Zs();function It(e,t,n,o){let r;n=n||0,o=
o||t.length-1;let i=o<=2147483647;for(;o-n>1;)r=i?n+o>>1:yt((n+o)/2),t[r]<e?n=r:o=r;return e-t[n]<=t[o]-e?n:o}function _u(e){return(n,o,r)=>{let i=-1,l=-1;for(let a=o;a<=
r;a++)if(e(n[a])){i=a;break}for(let a=r;a>=o;a--)if(e(n[a])){l=a;break}return[i,l]}}var bu=e=>e!=null,vu=e=>e!=null&&e>0,Ar=_u(bu),Df=_u(vu);function Nf(e,t,n,o=0,r=!1){
let i=r?Df:Ar,l=r?vu:bu;[t,n]=i(e,t,n);let a=e[t],c=e[t];if(t>-1)if(o==1)a=e[t],c=e[n];else if(o==-1)a=e[n],c=e[t];else for(let f=t;f<=n;f++){let m=e[f];l(m)&&(m<
a?a=m:m>c&&(c=m))}return[a??_e,c??-_e]}function Lr(e,t,n,o){let r=Ga(e),i=Ga(t);e==t&&(r==-1?(e*=n,t/=n):(e/=n,t*=n));let l=n==10?Qt:ku,a=r==1?yt:At,c=i==1?At:yt,
f=a(l($e(e))),m=c(l($e(t))),p=uo(n,f),h=uo(n,m);return n==10&&(f<0&&(p=be(p,-f)),m<0&&(h=be(h,-m))),o||n==2?(e=p*r,t=h*i):(e=Tu(e,p),t=Mr(t,h)),[e,t]}function ci(e,t,n,o){
let r=Lr(e,t,n,o);return e==0&&(r[0]=0),t==0&&(r[1]=0),r}var di=.1,Ja={mode:3,pad:di},jo={pad:0,soft:null,mode:0},Ff={min:jo,max:jo};function Cr(e,t,n,o){return Rr(
n)?za(e,t,n):(jo.pad=n,jo.soft=o?0:null,jo.mode=o?3:0,za(e,t,Ff))}function ue(e,t){return e??t}function Of(e,t,n){for(t=ue(t,0),n=ue(n,e.length-1);t<=n;){if(e[t]!=
null)return!0;t++}return!1}function za(e,t,n){let o=n.min,r=n.max,i=ue(o.pad,0),l=ue(r.pad,0),a=ue(o.hard,-_e),c=ue(r.hard,_e),f=ue(o.soft,_e),m=ue(r.soft,-_e),
p=ue(o.mode,0),h=ue(r.mode,0),_=t-e,v=Qt(_),w=ot($e(e),$e(t)),T=Qt(w),L=$e(T-v);(_<1e-24||L>10)&&(_=0,(e==0||t==0)&&(_=1e-24,p==2&&f!=_e&&(i=0),h==2&&m!=-_e&&(l=
0)));let S=_||w||1e3,R=Qt(S),E=uo(10,yt(R)),K=S*(_==0?e==0?.1:1:i),O=be(Tu(e-K,E/10),24),j=e>=f&&(p==1||p==3&&O<=f||p==2&&O>=f)?f:_e,U=ot(a,O<j&&e>=j?j:Bt(j,O)),
Z=S*(_==0?t==0?.1:1:l),z=be(Mr(t+Z,E/10),24),M=t<=m&&(h==1||h==3&&z>=m||h==2&&z<=m)?m:-_e,G=Bt(c,z>M&&t<=M?M:ot(M,z));return U==G&&U==0&&(G=100),[U,G]}var If=new Intl.
NumberFormat(mo?Mf.language:"en-US"),fi=e=>If.format(e),_t=Math,Tr=_t.PI,$e=_t.abs,yt=_t.floor,Be=_t.round,At=_t.ceil,Bt=_t.min,ot=_t.max,uo=_t.pow,Ga=_t.sign,Qt=_t.
log10,ku=_t.log2,Bf=(e,t=1)=>_t.sinh(e)*t,Gs=(e,t=1)=>_t.asinh(e/t),_e=1/0;function Va(e){return(Qt((e^e>>31)-(e>>31))|0)+1}function ti(e,t,n){return Bt(ot(e,t),
n)}function Su(e){return typeof e=="function"}function re(e){return Su(e)?e:()=>e}var $f=()=>{},wu=e=>e,xu=(e,t)=>t,jf=e=>null,Ka=e=>!0,Ya=(e,t)=>e==t,qf=/\\.\\d*?(?=9{6,}|0{6,})/gm,
Mn=e=>{if(Cu(e)||dn.has(e))return e;let t=\`\${e}\`,n=t.match(qf);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[r,i]=t.split("e");return+\`\${Mn(
r)}e\${i}\`}return be(e,o)};function Cn(e,t){return Mn(be(Mn(e/t))*t)}function Mr(e,t){return Mn(At(Mn(e/t))*t)}function Tu(e,t){return Mn(yt(Mn(e/t))*t)}function be(e,t=0){
if(Cu(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Be(o)/n}var dn=new Map;function Eu(e){return((""+e).split(".")[1]||"").length}function Wo(e,t,n,o){
let r=[],i=o.map(Eu);for(let l=t;l<n;l++){let a=$e(l),c=be(uo(e,l),a);for(let f=0;f<o.length;f++){let m=e==10?+\`\${o[f]}e\${l}\`:o[f]*c,p=(l>=0?0:a)+(l>=i[f]?0:i[f]),
h=e==10?m:be(m,p);r.push(h),dn.set(h,p)}}return r}var qo={},pi=[],co=[null,null],cn=Array.isArray,Cu=Number.isInteger,Wf=e=>e===void 0;function Qa(e){return typeof e==
"string"}function Rr(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Uf(e){return e!=null&&typeof e=="object"}var Hf=Object.getPrototypeOf(
Uint8Array),Pu="__proto__";function fo(e,t=Rr){let n;if(cn(e)){let o=e.find(r=>r!=null);if(cn(o)||t(o)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=fo(e[r],
t)}else n=e.slice()}else if(e instanceof Hf)n=e.slice();else if(t(e)){n={};for(let o in e)o!=Pu&&(n[o]=fo(e[o],t))}else n=e;return n}function Fe(e){let t=arguments;
for(let n=1;n<t.length;n++){let o=t[n];for(let r in o)r!=Pu&&(Rr(e[r])?Fe(e[r],fo(o[r])):e[r]=fo(o[r]))}return e}var Jf=0,zf=1,Gf=2;function Vf(e,t,n){for(let o=0,
r,i=-1;o<t.length;o++){let l=t[o];if(l>i){for(r=l-1;r>=0&&e[r]==null;)e[r--]=null;for(r=l+1;r<n&&e[r]==null;)e[i=r++]=null}}}function Kf(e,t){if(Zf(e)){let l=e[0].
slice();for(let a=1;a<e.length;a++)l.push(...e[a].slice(1));return Xf(l[0])||(l=Qf(l)),l}let n=new Set;for(let l=0;l<e.length;l++){let c=e[l][0],f=c.length;for(let m=0;m<
f;m++)n.add(c[m])}let o=[Array.from(n).sort((l,a)=>l-a)],r=o[0].length,i=new Map;for(let l=0;l<r;l++)i.set(o[0][l],l);for(let l=0;l<e.length;l++){let a=e[l],c=a[0];
for(let f=1;f<a.length;f++){let m=a[f],p=Array(r).fill(void 0),h=t?t[l][f]:zf,_=[];for(let v=0;v<m.length;v++){let w=m[v],T=i.get(c[v]);w===null?h!=Jf&&(p[T]=w,
h==Gf&&_.push(T)):p[T]=w}Vf(p,_,r),o.push(p)}}return o}var Yf=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Qf(e){let t=e[0],n=t.
length,o=Array(n);for(let i=0;i<o.length;i++)o[i]=i;o.sort((i,l)=>t[i]-t[l]);let r=[];for(let i=0;i<e.length;i++){let l=e[i],a=Array(n);for(let c=0;c<n;c++)a[c]=
l[o[c]];r.push(a)}return r}function Zf(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let r=e[o][0];if(r.length!=n)return!1;if(r!=t){for(let i=0;i<n;i++)
if(r[i]!=t[i])return!1}}return!0}function Xf(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,r=n-1;for(;o<=r&&e[o]==null;)o++;for(;r>=o&&e[r]==null;)r--;if(r<=
o)return!0;let i=ot(1,yt((r-o+1)/t));for(let l=e[o],a=o+i;a<=r;a+=i){let c=e[a];if(c!=null){if(c<=l)return!1;l=c}}return!0}var Au=["January","February","March",
"April","May","June","July","August","September","October","November","December"],Lu=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Mu(e){
return e.slice(0,3)}var ep=Lu.map(Mu),tp=Au.map(Mu),np={MMMM:Au,MMM:tp,WWWW:Lu,WWW:ep};function Oo(e){return(e<10?"0":"")+e}function op(e){return(e<10?"00":e<100?
"0":"")+e}var rp={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Oo(e.getMonth()+
1),M:e=>e.getMonth()+1,DD:e=>Oo(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Oo(e.getHours()),H:e=>e.getHours(),
h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Oo(e.
getMinutes()),m:e=>e.getMinutes(),ss:e=>Oo(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>op(e.getMilliseconds())};function mi(e,t){t=t||np;let n=[],o=/\\{([a-z]+)\\}|[^{]+/gi,
r;for(;r=o.exec(e);)n.push(r[0][0]=="{"?rp[r[1]]:r[0]);return i=>{let l="";for(let a=0;a<n.length;a++)l+=typeof n[a]=="string"?n[a]:n[a](i,t);return l}}var sp=new Intl.
DateTimeFormat().resolvedOptions().timeZone;function ip(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==sp?n=e:(n=new Date(
e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var Ru=e=>e%1==0,Pr=[1,2,2.5,5],lp=Wo(10,-32,0,Pr),Du=Wo(10,0,32,Pr),ap=Du.filter(
Ru),Pn=lp.concat(Du),gi=\`
\`,Nu="{YYYY}",Za=gi+Nu,Fu="{M}/{D}",$o=gi+Fu,wr=$o+"/{YY}",Ou="{aa}",up="{h}:{mm}",lo=up+Ou,Xa=gi+lo,eu=":{ss}",me=null;function Iu(e){let t=e*1e3,n=t*60,o=n*60,
r=o*24,i=r*30,l=r*365,c=(e==1?Wo(10,0,3,Pr).filter(Ru):Wo(10,-3,0,Pr)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,r,r*2,r*3,r*
4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,i,i*2,i*3,i*4,i*6,l,l*2,l*5,l*10,l*25,l*50,l*100]),f=[[l,Nu,me,me,me,me,me,me,1],[r*28,"{MMM}",Za,me,me,me,me,me,1],[r,Fu,Za,me,
me,me,me,me,1],[o,"{h}"+Ou,wr,me,$o,me,me,me,1],[n,lo,wr,me,$o,me,me,me,1],[t,eu,wr+" "+lo,me,$o+" "+lo,me,Xa,me,1],[e,eu+".{fff}",wr+" "+lo,me,$o+" "+lo,me,Xa,
me,1]];function m(p){return(h,_,v,w,T,L)=>{let S=[],R=T>=l,E=T>=i&&T<l,K=p(v),O=be(K*e,3),j=Vs(K.getFullYear(),R?0:K.getMonth(),E||R?1:K.getDate()),U=be(j*e,3);
if(E||R){let Z=E?T/i:0,z=R?T/l:0,M=O==U?O:be(Vs(j.getFullYear()+z,j.getMonth()+Z,1)*e,3),G=new Date(Be(M/e)),N=G.getFullYear(),Y=G.getMonth();for(let J=0;M<=w;J++){
let se=Vs(N+z*J,Y+Z*J,1),H=se-p(be(se*e,3));M=be((+se+H)*e,3),M<=w&&S.push(M)}}else{let Z=T>=r?r:T,z=yt(v)-yt(O),M=U+z+Mr(O-U,Z);S.push(M);let G=p(M),N=G.getHours()+
G.getMinutes()/n+G.getSeconds()/o,Y=T/o,J=h.axes[_]._space,se=L/J;for(;M=be(M+T,e==1?0:3),!(M>w);)if(Y>1){let H=yt(be(N+Y,6))%24,le=p(M).getHours()-H;le>1&&(le=
-1),M-=le*o,N=(N+Y)%24;let he=S[S.length-1];be((M-he)/T,3)*se>=.7&&S.push(M)}else S.push(M)}return S}}return[c,f,m]}var[cp,dp,fp]=Iu(1),[pp,mp,gp]=Iu(.001);Wo(2,
-53,53,[1]);function tu(e,t){return e.map(n=>n.map((o,r)=>r==0||r==8||o==null?o:t(r==1||n[8]==0?o:n[1]+o)))}function nu(e,t){return(n,o,r,i,l)=>{let a=t.find(v=>l>=
v[0])||t[t.length-1],c,f,m,p,h,_;return o.map(v=>{let w=e(v),T=w.getFullYear(),L=w.getMonth(),S=w.getDate(),R=w.getHours(),E=w.getMinutes(),K=w.getSeconds(),O=T!=
c&&a[2]||L!=f&&a[3]||S!=m&&a[4]||R!=p&&a[5]||E!=h&&a[6]||K!=_&&a[7]||a[1];return c=T,f=L,m=S,p=R,h=E,_=K,O(w)})}}function hp(e,t){let n=mi(t);return(o,r,i,l,a)=>r.
map(c=>n(e(c)))}function Vs(e,t,n){return new Date(e,t,n)}function ou(e,t){return t(e)}var yp="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function ru(e,t){return(n,o,r,i)=>i==
null?ai:t(e(o))}function _p(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function bp(e,t){return e.series[t].fill(
e,t)}var vp={show:!0,live:!0,isolate:!1,mount:$f,markers:{show:!0,width:2,stroke:_p,fill:bp,dash:"solid"},idx:null,idxs:null,values:[]};function kp(e,t){let n=e.
cursor.points,o=Pt(),r=n.size(e,t);xe(o,Io,r),xe(o,Bo,r);let i=r/-2;xe(o,"marginLeft",i),xe(o,"marginTop",i);let l=n.width(e,t,r);return l&&xe(o,"borderWidth",l),
o}function Sp(e,t){let n=e.series[t].points;return n._fill||n._stroke}function wp(e,t){let n=e.series[t].points;return n._stroke||n._fill}function xp(e,t){return e.
series[t].points.size}var Ks=[0,0];function Tp(e,t,n){return Ks[0]=t,Ks[1]=n,Ks}function xr(e,t,n,o=!0){return r=>{r.button==0&&(!o||r.target==t)&&n(r)}}function Ys(e,t,n,o=!0){
return r=>{(!o||r.target==t)&&n(r)}}var Ep={show:!0,x:!0,y:!0,lock:!1,move:Tp,points:{one:!1,show:kp,size:xp,width:0,stroke:wp,fill:Sp},bind:{mousedown:xr,mouseup:xr,
click:xr,dblclick:xr,mousemove:Ys,mouseleave:Ys,mouseenter:Ys},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},
_x:!1,_y:!1},focus:{dist:(e,t,n,o,r)=>o-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Bu={
show:!0,stroke:"rgba(0,0,0,0.07)",width:2},hi=Fe({},Bu,{filter:xu}),$u=Fe({},hi,{size:10}),ju=Fe({},Bu,{show:!1}),yi='12px system-ui, -apple-system, "Segoe UI",\\
 Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',qu="bold "+yi,Wu=1.5,su={
show:!0,scale:"x",stroke:li,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:qu,side:2,grid:hi,ticks:$u,border:ju,font:yi,lineGap:Wu,rotate:0},
Cp="Value",Pp="Time",iu={show:!0,scale:"x",auto:!1,sorted:1,min:_e,max:-_e,idxs:[]};function Ap(e,t,n,o,r){return t.map(i=>i==null?"":fi(i))}function Lp(e,t,n,o,r,i,l){
let a=[],c=dn.get(r)||0;n=l?n:be(Mr(n,r),c);for(let f=n;f<=o;f=be(f+r,c))a.push(Object.is(f,-0)?0:f);return a}function ni(e,t,n,o,r,i,l){let a=[],c=e.scales[e.axes[t].
scale].log,f=c==10?Qt:ku,m=yt(f(n));r=uo(c,m),c==10&&(r=Pn[It(r,Pn)]);let p=n,h=r*c;c==10&&(h=Pn[It(h,Pn)]);do a.push(p),p=p+r,c==10&&!dn.has(p)&&(p=be(p,dn.get(
r))),p>=h&&(r=p,h=r*c,c==10&&(h=Pn[It(h,Pn)]));while(p<=o);return a}function Mp(e,t,n,o,r,i,l){let c=e.scales[e.axes[t].scale].asinh,f=o>c?ni(e,t,ot(c,n),o,r):[
c],m=o>=0&&n<=0?[0]:[];return(n<-c?ni(e,t,ot(c,-o),-n,r):[c]).reverse().map(h=>-h).concat(m,f)}var Uu=/./,Rp=/[12357]/,Dp=/[125]/,lu=/1/,oi=(e,t,n,o)=>e.map((r,i)=>t==
4&&r==0||i%o==0&&n.test(r.toExponential()[r<0?1:0])?r:null);function Np(e,t,n,o,r){let i=e.axes[n],l=i.scale,a=e.scales[l],c=e.valToPos,f=i._space,m=c(10,l),p=c(
9,l)-m>=f?Uu:c(7,l)-m>=f?Rp:c(5,l)-m>=f?Dp:lu;if(p==lu){let h=$e(c(1,l)-m);if(h<f)return oi(t.slice().reverse(),a.distr,p,At(f/h)).reverse()}return oi(t,a.distr,
p,1)}function Fp(e,t,n,o,r){let i=e.axes[n],l=i.scale,a=i._space,c=e.valToPos,f=$e(c(1,l)-c(2,l));return f<a?oi(t.slice().reverse(),3,Uu,At(a/f)).reverse():t}function Op(e,t,n,o){
return o==null?ai:t==null?"":fi(t)}var au={show:!0,scale:"y",stroke:li,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:qu,side:3,grid:hi,ticks:$u,
border:ju,font:yi,lineGap:Wu,rotate:0};function Ip(e,t){let n=3+(e||1)*2;return be(n*t,3)}function Bp(e,t){let{scale:n,idxs:o}=e.series[0],r=e._data[0],i=e.valToPos(
r[o[0]],n,!0),l=e.valToPos(r[o[1]],n,!0),a=$e(l-i),c=e.series[t],f=a/(c.points.space*de);return o[1]-o[0]<=f}var uu={scale:null,auto:!0,sorted:0,min:_e,max:-_e},
Hu=(e,t,n,o,r)=>r,cu={show:!0,auto:!0,sorted:0,gaps:Hu,alpha:1,facets:[Fe({},uu,{scale:"x"}),Fe({},uu,{scale:"y"})]},du={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,
gaps:Hu,alpha:1,points:{show:Bp,filter:null},values:null,min:_e,max:-_e,idxs:[],path:null,clip:null};function $p(e,t,n,o,r){return n/10}var Ju={time:!0,auto:!0,
distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},jp=Fe({},Ju,{time:!1,ori:1}),fu={};function zu(e,t){let n=fu[e];return n||(n={key:e,plots:[],sub(o){n.plots.
push(o)},unsub(o){n.plots=n.plots.filter(r=>r!=o)},pub(o,r,i,l,a,c,f){for(let m=0;m<n.plots.length;m++)n.plots[m]!=r&&n.plots[m].pub(o,r,i,l,a,c,f)}},e!=null&&(fu[e]=
n)),n}var po=1,ri=2;function Rn(e,t,n){let o=e.mode,r=e.series[t],i=o==2?e._data[t]:e._data,l=e.scales,a=e.bbox,c=i[0],f=o==2?i[1]:i[t],m=o==2?l[r.facets[0].scale]:
l[e.series[0].scale],p=o==2?l[r.facets[1].scale]:l[r.scale],h=a.left,_=a.top,v=a.width,w=a.height,T=e.valToPosH,L=e.valToPosV;return m.ori==0?n(r,c,f,m,p,T,L,h,
_,v,w,Nr,go,Or,Vu,Yu):n(r,c,f,m,p,L,T,_,h,w,v,Fr,ho,vi,Ku,Qu)}function _i(e,t){let n=0,o=0,r=ue(e.bands,pi);for(let i=0;i<r.length;i++){let l=r[i];l.series[0]==
t?n=l.dir:l.series[1]==t&&(l.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function qp(e,t,n,o,r){let i=e.mode,l=e.series[t],a=i==2?l.facets[1].scale:l.scale,
c=e.scales[a];return r==-1?c.min:r==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function Zt(e,t,n,o,r,i){return Rn(e,t,(l,a,c,f,m,p,h,_,v,w,T)=>{let L=l.pxRound,S=f.
dir*(f.ori==0?1:-1),R=f.ori==0?go:ho,E,K;S==1?(E=n,K=o):(E=o,K=n);let O=L(p(a[E],f,w,_)),j=L(h(c[E],m,T,v)),U=L(p(a[K],f,w,_)),Z=L(h(i==1?m.max:m.min,m,T,v)),z=new Path2D(
r);return R(z,U,Z),R(z,O,Z),R(z,O,j),z})}function Dr(e,t,n,o,r,i){let l=null;if(e.length>0){l=new Path2D;let a=t==0?Or:vi,c=n;for(let p=0;p<e.length;p++){let h=e[p];
if(h[1]>h[0]){let _=h[0]-c;_>0&&a(l,c,o,_,o+i),c=h[1]}}let f=n+r-c,m=10;f>0&&a(l,c,o-m/2,f,o+i+m)}return l}function Wp(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=
n:e.push([t,n])}function bi(e,t,n,o,r,i,l){let a=[],c=e.length;for(let f=r==1?n:o;f>=n&&f<=o;f+=r)if(t[f]===null){let p=f,h=f;if(r==1)for(;++f<=o&&t[f]===null;)
h=f;else for(;--f>=n&&t[f]===null;)h=f;let _=i(e[p]),v=h==p?_:i(e[h]),w=p-r;_=l<=0&&w>=0&&w<c?i(e[w]):_;let L=h+r;v=l>=0&&L>=0&&L<c?i(e[L]):v,v>=_&&a.push([_,v])}
return a}function pu(e){return e==0?wu:e==1?Be:t=>Cn(t,e)}function Gu(e){let t=e==0?Nr:Fr,n=e==0?(r,i,l,a,c,f)=>{r.arcTo(i,l,a,c,f)}:(r,i,l,a,c,f)=>{r.arcTo(l,i,
c,a,f)},o=e==0?(r,i,l,a,c)=>{r.rect(i,l,a,c)}:(r,i,l,a,c)=>{r.rect(l,i,c,a)};return(r,i,l,a,c,f=0,m=0)=>{f==0&&m==0?o(r,i,l,a,c):(f=Bt(f,a/2,c/2),m=Bt(m,a/2,c/2),
t(r,i+f,l),n(r,i+a,l,i+a,l+c,f),n(r,i+a,l+c,i,l+c,m),n(r,i,l+c,i,l,m),n(r,i,l,i+a,l,f),r.closePath())}}var Nr=(e,t,n)=>{e.moveTo(t,n)},Fr=(e,t,n)=>{e.moveTo(n,t)},
go=(e,t,n)=>{e.lineTo(t,n)},ho=(e,t,n)=>{e.lineTo(n,t)},Or=Gu(0),vi=Gu(1),Vu=(e,t,n,o,r,i)=>{e.arc(t,n,o,r,i)},Ku=(e,t,n,o,r,i)=>{e.arc(n,t,o,r,i)},Yu=(e,t,n,o,r,i,l)=>{
e.bezierCurveTo(t,n,o,r,i,l)},Qu=(e,t,n,o,r,i,l)=>{e.bezierCurveTo(n,t,r,o,l,i)};function Zu(e){return(t,n,o,r,i)=>Rn(t,n,(l,a,c,f,m,p,h,_,v,w,T)=>{let{pxRound:L,
points:S}=l,R,E;f.ori==0?(R=Nr,E=Vu):(R=Fr,E=Ku);let K=be(S.width*de,3),O=(S.size-S.width)/2*de,j=be(O*2,3),U=new Path2D,Z=new Path2D,{left:z,top:M,width:G,height:N}=t.
bbox;Or(Z,z-j,M-j,G+j*2,N+j*2);let Y=J=>{if(c[J]!=null){let se=L(p(a[J],f,w,_)),H=L(h(c[J],m,T,v));R(U,se+O,H),E(U,se,H,O,0,Tr*2)}};if(i)i.forEach(Y);else for(let J=o;J<=
r;J++)Y(J);return{stroke:K>0?U:null,fill:U,clip:Z,flags:po|ri}})}function Xu(e){return(t,n,o,r,i,l)=>{o!=r&&(i!=o&&l!=o&&e(t,n,o),i!=r&&l!=r&&e(t,n,r),e(t,n,l))}}
var Up=Xu(go),Hp=Xu(ho);function ec(e){let t=ue(e?.alignGaps,0);return(n,o,r,i)=>Rn(n,o,(l,a,c,f,m,p,h,_,v,w,T)=>{[r,i]=Ar(c,r,i);let L=l.pxRound,S=N=>L(p(N,f,w,
_)),R=N=>L(h(N,m,T,v)),E,K;f.ori==0?(E=go,K=Up):(E=ho,K=Hp);let O=f.dir*(f.ori==0?1:-1),j={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:po},U=j.
stroke,Z=!1;if(i-r>=w*4){let N=q=>n.posToVal(q,f.key,!0),Y=null,J=null,se,H,rt,Te=S(a[O==1?r:i]),le=S(a[r]),he=S(a[i]),ne=N(O==1?le+1:he-1);for(let q=O==1?r:i;q>=
r&&q<=i;q+=O){let Oe=a[q],Ee=(O==1?Oe<ne:Oe>ne)?Te:S(Oe),fe=c[q];Ee==Te?fe!=null?(H=fe,Y==null?(E(U,Ee,R(H)),se=Y=J=H):H<Y?Y=H:H>J&&(J=H)):fe===null&&(Z=!0):(Y!=
null&&K(U,Te,R(Y),R(J),R(se),R(H)),fe!=null?(H=fe,E(U,Ee,R(H)),Y=J=se=H):(Y=J=null,fe===null&&(Z=!0)),Te=Ee,ne=N(Te+O))}Y!=null&&Y!=J&&rt!=Te&&K(U,Te,R(Y),R(J),
R(se),R(H))}else for(let N=O==1?r:i;N>=r&&N<=i;N+=O){let Y=c[N];Y===null?Z=!0:Y!=null&&E(U,S(a[N]),R(Y))}let[M,G]=_i(n,o);if(l.fill!=null||M!=0){let N=j.fill=new Path2D(
U),Y=l.fillTo(n,o,l.min,l.max,M),J=R(Y),se=S(a[r]),H=S(a[i]);O==-1&&([H,se]=[se,H]),E(N,H,J),E(N,se,J)}if(!l.spanGaps){let N=[];Z&&N.push(...bi(a,c,r,i,O,S,t)),
j.gaps=N=l.gaps(n,o,r,i,N),j.clip=Dr(N,f.ori,_,v,w,T)}return G!=0&&(j.band=G==2?[Zt(n,o,r,i,U,-1),Zt(n,o,r,i,U,1)]:Zt(n,o,r,i,U,G)),j})}function Jp(e){let t=ue(
e.align,1),n=ue(e.ascDesc,!1),o=ue(e.alignGaps,0),r=ue(e.extend,!1);return(i,l,a,c)=>Rn(i,l,(f,m,p,h,_,v,w,T,L,S,R)=>{[a,c]=Ar(p,a,c);let E=f.pxRound,{left:K,width:O}=i.
bbox,j=le=>E(v(le,h,S,T)),U=le=>E(w(le,_,R,L)),Z=h.ori==0?go:ho,z={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:po},M=z.stroke,G=h.dir*(h.ori==
0?1:-1),N=U(p[G==1?a:c]),Y=j(m[G==1?a:c]),J=Y,se=Y;r&&t==-1&&(se=K,Z(M,se,N)),Z(M,Y,N);for(let le=G==1?a:c;le>=a&&le<=c;le+=G){let he=p[le];if(he==null)continue;
let ne=j(m[le]),q=U(he);t==1?Z(M,ne,N):Z(M,J,q),Z(M,ne,q),N=q,J=ne}let H=J;r&&t==1&&(H=K+O,Z(M,H,N));let[rt,Te]=_i(i,l);if(f.fill!=null||rt!=0){let le=z.fill=new Path2D(
M),he=f.fillTo(i,l,f.min,f.max,rt),ne=U(he);Z(le,H,ne),Z(le,se,ne)}if(!f.spanGaps){let le=[];le.push(...bi(m,p,a,c,G,j,o));let he=f.width*de/2,ne=n||t==1?he:-he,
q=n||t==-1?-he:he;le.forEach(Oe=>{Oe[0]+=ne,Oe[1]+=q}),z.gaps=le=f.gaps(i,l,a,c,le),z.clip=Dr(le,h.ori,T,L,S,R)}return Te!=0&&(z.band=Te==2?[Zt(i,l,a,c,M,-1),Zt(
i,l,a,c,M,1)]:Zt(i,l,a,c,M,Te)),z})}function mu(e,t,n,o,r,i,l=_e){if(e.length>1){let a=null;for(let c=0,f=1/0;c<e.length;c++)if(t[c]!==void 0){if(a!=null){let m=$e(
e[c]-e[a]);m<f&&(f=m,l=$e(n(e[c],o,r,i)-n(e[a],o,r,i)))}a=c}}return l}function zp(e){e=e||qo;let t=ue(e.size,[.6,_e,1]),n=e.align||0,o=e.gap||0,r=e.radius;r=r==
null?[0,0]:typeof r=="number"?[r,0]:r;let i=re(r),l=1-t[0],a=ue(t[1],_e),c=ue(t[2],1),f=ue(e.disp,qo),m=ue(e.each,_=>{}),{fill:p,stroke:h}=f;return(_,v,w,T)=>Rn(
_,v,(L,S,R,E,K,O,j,U,Z,z,M)=>{let G=L.pxRound,N=n,Y=o*de,J=a*de,se=c*de,H,rt;E.ori==0?[H,rt]=i(_,v):[rt,H]=i(_,v);let Te=E.dir*(E.ori==0?1:-1),le=E.ori==0?Or:vi,
he=E.ori==0?m:(I,ve,Ie,On,mn,jt,gn)=>{m(I,ve,Ie,mn,On,gn,jt)},ne=ue(_.bands,pi).find(I=>I.series[0]==v),q=ne!=null?ne.dir:0,Oe=L.fillTo(_,v,L.min,L.max,q),Ze=G(
j(Oe,K,M,Z)),Ee,fe,Lt,ut=z,Ae=G(L.width*de),$t=!1,Vt=null,bt=null,Xt=null,Dn=null;p!=null&&(Ae==0||h!=null)&&($t=!0,Vt=p.values(_,v,w,T),bt=new Map,new Set(Vt).
forEach(I=>{I!=null&&bt.set(I,new Path2D)}),Ae>0&&(Xt=h.values(_,v,w,T),Dn=new Map,new Set(Xt).forEach(I=>{I!=null&&Dn.set(I,new Path2D)})));let{x0:Nn,size:yo}=f;
if(Nn!=null&&yo!=null){N=1,S=Nn.values(_,v,w,T),Nn.unit==2&&(S=S.map(Ie=>_.posToVal(U+Ie*z,E.key,!0)));let I=yo.values(_,v,w,T);yo.unit==2?fe=I[0]*z:fe=O(I[0],E,
z,U)-O(0,E,z,U),ut=mu(S,R,O,E,z,U,ut),Lt=ut-fe+Y}else ut=mu(S,R,O,E,z,U,ut),Lt=ut*l+Y,fe=ut-Lt;Lt<1&&(Lt=0),Ae>=fe/2&&(Ae=0),Lt<5&&(G=wu);let Ho=Lt>0,fn=ut-Lt-(Ho?
Ae:0);fe=G(ti(fn,se,J)),Ee=(N==0?fe/2:N==Te?0:fe)-N*Te*((N==0?Y/2:0)+(Ho?Ae/2:0));let Xe={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Fn=$t?null:
new Path2D,Kt=null;if(ne!=null)Kt=_.data[ne.series[1]];else{let{y0:I,y1:ve}=f;I!=null&&ve!=null&&(R=ve.values(_,v,w,T),Kt=I.values(_,v,w,T))}let pn=H*fe,X=rt*fe;
for(let I=Te==1?w:T;I>=w&&I<=T;I+=Te){let ve=R[I];if(ve==null)continue;if(Kt!=null){let st=Kt[I]??0;if(ve-st==0)continue;Ze=j(st,K,M,Z)}let Ie=E.distr!=2||f!=null?
S[I]:I,On=O(Ie,E,z,U),mn=j(ue(ve,Oe),K,M,Z),jt=G(On-Ee),gn=G(ot(mn,Ze)),ct=G(Bt(mn,Ze)),vt=gn-ct;if(ve!=null){let st=ve<0?X:pn,Mt=ve<0?pn:X;$t?(Ae>0&&Xt[I]!=null&&
le(Dn.get(Xt[I]),jt,ct+yt(Ae/2),fe,ot(0,vt-Ae),st,Mt),Vt[I]!=null&&le(bt.get(Vt[I]),jt,ct+yt(Ae/2),fe,ot(0,vt-Ae),st,Mt)):le(Fn,jt,ct+yt(Ae/2),fe,ot(0,vt-Ae),st,
Mt),he(_,v,I,jt-Ae/2,ct,fe+Ae,vt)}}return Ae>0?Xe.stroke=$t?Dn:Fn:$t||(Xe._fill=L.width==0?L._fill:L._stroke??L._fill,Xe.width=0),Xe.fill=$t?bt:Fn,Xe})}function Gp(e,t){
let n=ue(t?.alignGaps,0);return(o,r,i,l)=>Rn(o,r,(a,c,f,m,p,h,_,v,w,T,L)=>{[i,l]=Ar(f,i,l);let S=a.pxRound,R=H=>S(h(H,m,T,v)),E=H=>S(_(H,p,L,w)),K,O,j;m.ori==0?
(K=Nr,j=go,O=Yu):(K=Fr,j=ho,O=Qu);let U=m.dir*(m.ori==0?1:-1),Z=R(c[U==1?i:l]),z=Z,M=[],G=[];for(let H=U==1?i:l;H>=i&&H<=l;H+=U)if(f[H]!=null){let Te=c[H],le=R(
Te);M.push(z=le),G.push(E(f[H]))}let N={stroke:e(M,G,K,j,O,S),fill:null,clip:null,band:null,gaps:null,flags:po},Y=N.stroke,[J,se]=_i(o,r);if(a.fill!=null||J!=0){
let H=N.fill=new Path2D(Y),rt=a.fillTo(o,r,a.min,a.max,J),Te=E(rt);j(H,z,Te),j(H,Z,Te)}if(!a.spanGaps){let H=[];H.push(...bi(c,f,i,l,U,R,n)),N.gaps=H=a.gaps(o,r,
i,l,H),N.clip=Dr(H,m.ori,v,w,T,L)}return se!=0&&(N.band=se==2?[Zt(o,r,i,l,Y,-1),Zt(o,r,i,l,Y,1)]:Zt(o,r,i,l,Y,se)),N})}function Vp(e){return Gp(Kp,e)}function Kp(e,t,n,o,r,i){
let l=e.length;if(l<2)return null;let a=new Path2D;if(n(a,e[0],t[0]),l==2)o(a,e[1],t[1]);else{let c=Array(l),f=Array(l-1),m=Array(l-1),p=Array(l-1);for(let h=0;h<
l-1;h++)m[h]=t[h+1]-t[h],p[h]=e[h+1]-e[h],f[h]=m[h]/p[h];c[0]=f[0];for(let h=1;h<l-1;h++)f[h]===0||f[h-1]===0||f[h-1]>0!=f[h]>0?c[h]=0:(c[h]=3*(p[h-1]+p[h])/((2*
p[h]+p[h-1])/f[h-1]+(p[h]+2*p[h-1])/f[h]),isFinite(c[h])||(c[h]=0));c[l-1]=f[l-2];for(let h=0;h<l-1;h++)r(a,e[h]+p[h]/3,t[h]+c[h]*p[h]/3,e[h+1]-p[h]/3,t[h+1]-c[h+
1]*p[h]/3,e[h+1],t[h+1])}return a}var si=new Set;function gu(){for(let e of si)e.syncRect(!0)}mo&&(Ln(Af,ao,gu),Ln(Lf,ao,gu,!0),Ln(Er,ao,()=>{Ye.pxRatio=de}));var Yp=ec(),
Qp=Zu();function hu(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((i,l)=>ii(i,l,t,n))}function Zp(e,t){return e.map((n,o)=>o==
0?{}:Fe({},t,n))}function ii(e,t,n,o){return Fe({},t==0?n:o,e)}function tc(e,t,n){return t==null?co:[t,n]}var Xp=tc;function em(e,t,n){return t==null?co:Cr(t,n,
di,!0)}function nc(e,t,n,o){return t==null?co:Lr(t,n,e.scales[o].log,!1)}var tm=nc;function oc(e,t,n,o){return t==null?co:ci(t,n,e.scales[o].log,!1)}var nm=oc;function om(e,t,n,o,r){
let i=ot(Va(e),Va(t)),l=t-e,a=It(r/o*l,n);do{let c=n[a],f=o*c/l;if(f>=r&&i+(c<5?dn.get(c):0)<=17)return[c,f]}while(++a<n.length);return[0,0]}function yu(e){let t,
n;return e=e.replace(/(\\d+)px/,(o,r)=>(t=Be((n=+r)*de))+"px"),[e,t,n]}function rm(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=be(t[2]*de,1);t[0]=t[0].replace(
/[0-9.]+px/,n+"px"),t[1]=n})}function Ye(e,t,n){let o={mode:ue(e.mode,1)},r=o.mode;function i(u,d,g,y){let b=d.valToPct(u);return y+g*(d.dir==-1?1-b:b)}function l(u,d,g,y){
let b=d.valToPct(u);return y+g*(d.dir==-1?b:1-b)}function a(u,d,g,y){return d.ori==0?i(u,d,g,y):l(u,d,g,y)}o.valToPosH=i,o.valToPosV=l;let c=!1;o.status=0;let f=o.
root=Pt(df);if(e.id!=null&&(f.id=e.id),ht(f,e.class),e.title){let u=Pt(mf,f);u.textContent=e.title}let m=Ot("canvas"),p=o.ctx=m.getContext("2d"),h=Pt(gf,f);Ln("\\
click",h,u=>{u.target===v&&(ke!=Gn||Ce!=Vn)&&Ve.click(o,u)},!0);let _=o.under=Pt(hf,h);h.appendChild(m);let v=o.over=Pt(yf,h);e=fo(e);let w=+ue(e.pxAlign,1),T=pu(
w);(e.plugins||[]).forEach(u=>{u.opts&&(e=u.opts(o,e)||e)});let L=e.ms||.001,S=o.series=r==1?hu(e.series||[],iu,du,!1):Zp(e.series||[null],cu),R=o.axes=hu(e.axes||
[],su,au,!0),E=o.scales={},K=o.bands=e.bands||[];K.forEach(u=>{u.fill=re(u.fill||null),u.dir=ue(u.dir,-1)});let O=r==2?S[1].facets[0].scale:S[0].scale,j={axes:Fc,
series:Lc},U=(e.drawOrder||["axes","series"]).map(u=>j[u]);function Z(u){let d=u.distr==3?g=>Qt(g>0?g:u.clamp(o,g,u.min,u.max,u.key)):u.distr==4?g=>Gs(g,u.asinh):
u.distr==100?g=>u.fwd(g):g=>g;return g=>{let y=d(g),{_min:b,_max:k}=u,x=k-b;return(y-b)/x}}function z(u){let d=E[u];if(d==null){let g=(e.scales||qo)[u]||qo;if(g.
from!=null){z(g.from);let y=Fe({},E[g.from],g,{key:u});y.valToPct=Z(y),E[u]=y}else{d=E[u]=Fe({},u==O?Ju:jp,g),d.key=u;let y=d.time,b=d.range,k=cn(b);if((u!=O||r==
2&&!y)&&(k&&(b[0]==null||b[1]==null)&&(b={min:b[0]==null?Ja:{mode:1,hard:b[0],soft:b[0]},max:b[1]==null?Ja:{mode:1,hard:b[1],soft:b[1]}},k=!1),!k&&Rr(b))){let x=b;
b=(C,A,D)=>A==null?co:Cr(A,D,x)}d.range=re(b||(y?Xp:u==O?d.distr==3?tm:d.distr==4?nm:tc:d.distr==3?nc:d.distr==4?oc:em)),d.auto=re(k?!1:d.auto),d.clamp=re(d.clamp||
$p),d._min=d._max=null,d.valToPct=Z(d)}}}z("x"),z("y"),r==1&&S.forEach(u=>{z(u.scale)}),R.forEach(u=>{z(u.scale)});for(let u in e.scales)z(u);let M=E[O],G=M.distr,
N,Y;M.ori==0?(ht(f,ff),N=i,Y=l):(ht(f,pf),N=l,Y=i);let J={};for(let u in E){let d=E[u];(d.min!=null||d.max!=null)&&(J[u]={min:d.min,max:d.max},d.min=d.max=null)}
let se=e.tzDate||(u=>new Date(Be(u/L))),H=e.fmtDate||mi,rt=L==1?fp(se):gp(se),Te=nu(se,tu(L==1?dp:mp,H)),le=ru(se,ou(yp,H)),he=[],ne=o.legend=Fe({},vp,e.legend),
q=o.cursor=Fe({},Ep,{drag:{y:r==2}},e.cursor),Oe=ne.show,Ze=q.show,Ee=ne.markers;ne.idxs=he,Ee.width=re(Ee.width),Ee.dash=re(Ee.dash),Ee.stroke=re(Ee.stroke),Ee.
fill=re(Ee.fill);let fe,Lt,ut,Ae=[],$t=[],Vt,bt=!1,Xt={};if(ne.live){let u=S[1]?S[1].values:null;bt=u!=null,Vt=bt?u(o,1,0):{_:0};for(let d in Vt)Xt[d]=ai}if(Oe)
if(fe=Ot("table",wf,f),ut=Ot("tbody",null,fe),ne.mount(o,fe),bt){Lt=Ot("thead",null,fe,ut);let u=Ot("tr",null,Lt);Ot("th",null,u);for(var Dn in Vt)Ot("th",Ra,u).
textContent=Dn}else ht(fe,Tf),ne.live&&ht(fe,xf);let Nn={show:!0},yo={show:!1};function Ho(u,d){if(d==0&&(bt||!ne.live||r==2))return co;let g=[],y=Ot("tr",Ef,ut,
ut.childNodes[d]);ht(y,u.class),u.show||ht(y,An);let b=Ot("th",null,y);if(Ee.show){let C=Pt(Cf,b);if(d>0){let A=Ee.width(o,d);A&&(C.style.border=A+"px "+Ee.dash(
o,d)+" "+Ee.stroke(o,d)),C.style.background=Ee.fill(o,d)}}let k=Pt(Ra,b);u.label instanceof HTMLElement?k.appendChild(u.label):k.textContent=u.label,d>0&&(Ee.show||
(k.style.color=u.width>0?Ee.stroke(o,d):Ee.fill(o,d)),Xe("click",b,C=>{if(q._lock)return;yn(C);let A=S.indexOf(u);if((C.ctrlKey||C.metaKey)!=ne.isolate){let D=S.
some((F,B)=>B>0&&B!=A&&F.show);S.forEach((F,B)=>{B>0&&Wt(B,D?B==A?Nn:yo:Nn,!0,Ne.setSeries)})}else Wt(A,{show:!u.show},!0,Ne.setSeries)},!1),Bn&&Xe(Oa,b,C=>{q._lock||
(yn(C),Wt(S.indexOf(u),Yn,!0,Ne.setSeries))},!1));for(var x in Vt){let C=Ot("td",Pf,y);C.textContent="--",g.push(C)}return[y,g]}let fn=new Map;function Xe(u,d,g,y=!0){
let b=fn.get(d)||{},k=q.bind[u](o,d,g,y);k&&(Ln(u,d,b[u]=k),fn.set(d,b))}function Fn(u,d,g){let y=fn.get(d)||{};for(let b in y)(u==null||b==u)&&(ei(b,d,y[b]),delete y[b]);
u==null&&fn.delete(d)}let Kt=0,pn=0,X=0,I=0,ve=0,Ie=0,On=ve,mn=Ie,jt=X,gn=I,ct=0,vt=0,st=0,Mt=0;o.bbox={};let qr=!1,Jo=!1,In=!1,hn=!1,zo=!1,kt=!1;function Wr(u,d,g){
(g||u!=o.width||d!=o.height)&&Ei(u,d),Un(!1),In=!0,Jo=!0,Hn()}function Ei(u,d){o.width=Kt=X=u,o.height=pn=I=d,ve=Ie=0,wc(),xc();let g=o.bbox;ct=g.left=Cn(ve*de,
.5),vt=g.top=Cn(Ie*de,.5),st=g.width=Cn(X*de,.5),Mt=g.height=Cn(I*de,.5)}let vc=3;function kc(){let u=!1,d=0;for(;!u;){d++;let g=Dc(d),y=Nc(d);u=d==vc||g&&y,u||
(Ei(o.width,o.height),Jo=!0)}}function Sc({width:u,height:d}){Wr(u,d)}o.setSize=Sc;function wc(){let u=!1,d=!1,g=!1,y=!1;R.forEach((b,k)=>{if(b.show&&b._show){let{
side:x,_size:C}=b,A=x%2,D=b.label!=null?b.labelSize:0,F=C+D;F>0&&(A?(X-=F,x==3?(ve+=F,y=!0):g=!0):(I-=F,x==0?(Ie+=F,u=!0):d=!0))}}),_n[0]=u,_n[1]=g,_n[2]=d,_n[3]=
y,X-=en[1]+en[3],ve+=en[3],I-=en[2]+en[0],Ie+=en[0]}function xc(){let u=ve+X,d=Ie+I,g=ve,y=Ie;function b(k,x){switch(k){case 1:return u+=x,u-x;case 2:return d+=
x,d-x;case 3:return g-=x,g+x;case 0:return y-=x,y+x}}R.forEach((k,x)=>{if(k.show&&k._show){let C=k.side;k._pos=b(C,k._size),k.label!=null&&(k._lpos=b(C,k.labelSize))}})}
if(q.dataIdx==null){let u=q.hover,d=u.skip=new Set(u.skip??[]);d.add(void 0);let g=u.prox=re(u.prox),y=u.bias??=0;q.dataIdx=(b,k,x,C)=>{if(k==0)return x;let A=x,
D=g(b,k,x,C)??_e,F=D>=0&&D<_e,B=M.ori==0?X:I,Q=q.left,ce=t[0],ae=t[k];if(d.has(ae[x])){A=null;let oe=null,V=null,W;if(y==0||y==-1)for(W=x;oe==null&&W-- >0;)d.has(
ae[W])||(oe=W);if(y==0||y==1)for(W=x;V==null&&W++<ae.length;)d.has(ae[W])||(V=W);if(oe!=null||V!=null)if(F){let we=oe==null?-1/0:N(ce[oe],M,B,0),Le=V==null?1/0:
N(ce[V],M,B,0),Je=Q-we,ye=Le-Q;Je<=ye?Je<=D&&(A=oe):ye<=D&&(A=V)}else A=V==null?oe:oe==null?V:x-oe<=V-x?oe:V}else F&&$e(Q-N(ce[x],M,B,0))>D&&(A=null);return A}}
let yn=u=>{q.event=u};q.idxs=he,q._lock=!1;let Qe=q.points;Qe.show=re(Qe.show),Qe.size=re(Qe.size),Qe.stroke=re(Qe.stroke),Qe.width=re(Qe.width),Qe.fill=re(Qe.fill);
let qt=o.focus=Fe({},e.focus||{alpha:.3},q.focus),Bn=qt.prox>=0,$n=Bn&&Qe.one,St=[],jn=[],qn=[];function Ci(u,d){let g=Qe.show(o,d);if(g instanceof HTMLElement)
return ht(g,Sf),ht(g,u.class),Gt(g,-10,-10,X,I),v.insertBefore(g,St[d]),g}function Pi(u,d){if(r==1||d>0){let g=r==1&&E[u.scale].time,y=u.value;u.value=g?Qa(y)?ru(
se,ou(y,H)):y||le:y||Op,u.label=u.label||(g?Pp:Cp)}if($n||d>0){u.width=u.width==null?1:u.width,u.paths=u.paths||Yp||jf,u.fillTo=re(u.fillTo||qp),u.pxAlign=+ue(u.
pxAlign,w),u.pxRound=pu(u.pxAlign),u.stroke=re(u.stroke||null),u.fill=re(u.fill||null),u._stroke=u._fill=u._paths=u._focus=null;let g=Ip(ot(1,u.width),1),y=u.points=
Fe({},{size:g,width:ot(1,g*.2),stroke:u.stroke,space:g*2,paths:Qp,_stroke:null,_fill:null},u.points);y.show=re(y.show),y.filter=re(y.filter),y.fill=re(y.fill),y.
stroke=re(y.stroke),y.paths=re(y.paths),y.pxAlign=u.pxAlign}if(Oe){let g=Ho(u,d);Ae.splice(d,0,g[0]),$t.splice(d,0,g[1]),ne.values.push(null)}if(Ze){he.splice(d,
0,null);let g=null;$n?d==0&&(g=Ci(u,d)):d>0&&(g=Ci(u,d)),St.splice(d,0,g),jn.splice(d,0,0),qn.splice(d,0,0)}He("addSeries",d)}function Tc(u,d){d=d??S.length,u=r==
1?ii(u,d,iu,du):ii(u,d,{},cu),S.splice(d,0,u),Pi(S[d],d)}o.addSeries=Tc;function Ec(u){if(S.splice(u,1),Oe){ne.values.splice(u,1),$t.splice(u,1);let d=Ae.splice(
u,1)[0];Fn(null,d.firstChild),d.remove()}Ze&&(he.splice(u,1),St.splice(u,1)[0].remove(),jn.splice(u,1),qn.splice(u,1)),He("delSeries",u)}o.delSeries=Ec;let _n=[
!1,!1,!1,!1];function Cc(u,d){if(u._show=u.show,u.show){let g=u.side%2,y=E[u.scale];y==null&&(u.scale=g?S[1].scale:O,y=E[u.scale]);let b=y.time;u.size=re(u.size),
u.space=re(u.space),u.rotate=re(u.rotate),cn(u.incrs)&&u.incrs.forEach(x=>{!dn.has(x)&&dn.set(x,Eu(x))}),u.incrs=re(u.incrs||(y.distr==2?ap:b?L==1?cp:pp:Pn)),u.
splits=re(u.splits||(b&&y.distr==1?rt:y.distr==3?ni:y.distr==4?Mp:Lp)),u.stroke=re(u.stroke),u.grid.stroke=re(u.grid.stroke),u.ticks.stroke=re(u.ticks.stroke),u.
border.stroke=re(u.border.stroke);let k=u.values;u.values=cn(k)&&!cn(k[0])?re(k):b?cn(k)?nu(se,tu(k,H)):Qa(k)?hp(se,k):k||Te:k||Ap,u.filter=re(u.filter||(y.distr>=
3&&y.log==10?Np:y.distr==3&&y.log==2?Fp:xu)),u.font=yu(u.font),u.labelFont=yu(u.labelFont),u._size=u.size(o,null,d,0),u._space=u._rotate=u._incrs=u._found=u._splits=
u._values=null,u._size>0&&(_n[d]=!0,u._el=Pt(_f,h))}}function _o(u,d,g,y){let[b,k,x,C]=g,A=d%2,D=0;return A==0&&(C||k)&&(D=d==0&&!b||d==2&&!x?Be(su.size/3):0),A==
1&&(b||x)&&(D=d==1&&!k||d==3&&!C?Be(au.size/2):0),D}let Ai=o.padding=(e.padding||[_o,_o,_o,_o]).map(u=>re(ue(u,_o))),en=o._padding=Ai.map((u,d)=>u(o,d,_n,0)),Ge,
je=null,qe=null,Go=r==1?S[0].idxs:null,Rt=null,bo=!1;function Li(u,d){if(t=u??[],o.data=o._data=t,r==2){Ge=0;for(let g=1;g<S.length;g++)Ge+=t[g][0].length}else{
t.length==0&&(o.data=o._data=t=[[]]),Rt=t[0],Ge=Rt.length;let g=t;if(G==2){g=t.slice();let y=g[0]=Array(Ge);for(let b=0;b<Ge;b++)y[b]=b}o._data=t=g}if(Un(!0),He(
"setData"),G==2&&(In=!0),d!==!1){let g=M;g.auto(o,bo)?Ur():nn(O,g.min,g.max),hn=hn||q.left>=0,kt=!0,Hn()}}o.setData=Li;function Ur(){bo=!0;let u,d;r==1&&(Ge>0?(je=
Go[0]=0,qe=Go[1]=Ge-1,u=t[0][je],d=t[0][qe],G==2?(u=je,d=qe):u==d&&(G==3?[u,d]=Lr(u,u,M.log,!1):G==4?[u,d]=ci(u,u,M.log,!1):M.time?d=u+Be(86400/L):[u,d]=Cr(u,d,
di,!0))):(je=Go[0]=u=null,qe=Go[1]=d=null)),nn(O,u,d)}let Vo,Wn,Hr,Jr,zr,Gr,Vr,Kr,Yr,it;function Mi(u,d,g,y,b,k){u??=Na,g??=pi,y??="butt",b??=Na,k??="round",u!=
Vo&&(p.strokeStyle=Vo=u),b!=Wn&&(p.fillStyle=Wn=b),d!=Hr&&(p.lineWidth=Hr=d),k!=zr&&(p.lineJoin=zr=k),y!=Gr&&(p.lineCap=Gr=y),g!=Jr&&p.setLineDash(Jr=g)}function Ri(u,d,g,y){
d!=Wn&&(p.fillStyle=Wn=d),u!=Vr&&(p.font=Vr=u),g!=Kr&&(p.textAlign=Kr=g),y!=Yr&&(p.textBaseline=Yr=y)}function Qr(u,d,g,y,b=0){if(y.length>0&&u.auto(o,bo)&&(d==
null||d.min==null)){let k=ue(je,0),x=ue(qe,y.length-1),C=g.min==null?Nf(y,k,x,b,u.distr==3):[g.min,g.max];u.min=Bt(u.min,g.min=C[0]),u.max=ot(u.max,g.max=C[1])}}
let Di={min:null,max:null};function Pc(){for(let y in E){let b=E[y];J[y]==null&&(b.min==null||J[O]!=null&&b.auto(o,bo))&&(J[y]=Di)}for(let y in E){let b=E[y];J[y]==
null&&b.from!=null&&J[b.from]!=null&&(J[y]=Di)}J[O]!=null&&Un(!0);let u={};for(let y in J){let b=J[y];if(b!=null){let k=u[y]=fo(E[y],Uf);if(b.min!=null)Fe(k,b);else if(y!=
O||r==2)if(Ge==0&&k.from==null){let x=k.range(o,null,null,y);k.min=x[0],k.max=x[1]}else k.min=_e,k.max=-_e}}if(Ge>0){S.forEach((y,b)=>{if(r==1){let k=y.scale,x=J[k];
if(x==null)return;let C=u[k];if(b==0){let A=C.range(o,C.min,C.max,k);C.min=A[0],C.max=A[1],je=It(C.min,t[0]),qe=It(C.max,t[0]),qe-je>1&&(t[0][je]<C.min&&je++,t[0][qe]>
C.max&&qe--),y.min=Rt[je],y.max=Rt[qe]}else y.show&&y.auto&&Qr(C,x,y,t[b],y.sorted);y.idxs[0]=je,y.idxs[1]=qe}else if(b>0&&y.show&&y.auto){let[k,x]=y.facets,C=k.
scale,A=x.scale,[D,F]=t[b],B=u[C],Q=u[A];B!=null&&Qr(B,J[C],k,D,k.sorted),Q!=null&&Qr(Q,J[A],x,F,x.sorted),y.min=x.min,y.max=x.max}});for(let y in u){let b=u[y],
k=J[y];if(b.from==null&&(k==null||k.min==null)){let x=b.range(o,b.min==_e?null:b.min,b.max==-_e?null:b.max,y);b.min=x[0],b.max=x[1]}}}for(let y in u){let b=u[y];
if(b.from!=null){let k=u[b.from];if(k.min==null)b.min=b.max=null;else{let x=b.range(o,k.min,k.max,y);b.min=x[0],b.max=x[1]}}}let d={},g=!1;for(let y in u){let b=u[y],
k=E[y];if(k.min!=b.min||k.max!=b.max){k.min=b.min,k.max=b.max;let x=k.distr;k._min=x==3?Qt(k.min):x==4?Gs(k.min,k.asinh):x==100?k.fwd(k.min):k.min,k._max=x==3?Qt(
k.max):x==4?Gs(k.max,k.asinh):x==100?k.fwd(k.max):k.max,d[y]=g=!0}}if(g){S.forEach((y,b)=>{r==2?b>0&&d.y&&(y._paths=null):d[y.scale]&&(y._paths=null)});for(let y in d)
In=!0,He("setScale",y);Ze&&q.left>=0&&(hn=kt=!0)}for(let y in J)J[y]=null}function Ac(u){let d=ti(je-1,0,Ge-1),g=ti(qe+1,0,Ge-1);for(;u[d]==null&&d>0;)d--;for(;u[g]==
null&&g<Ge-1;)g++;return[d,g]}function Lc(){if(Ge>0){let u=S.some(d=>d._focus)&&it!=qt.alpha;u&&(p.globalAlpha=it=qt.alpha),S.forEach((d,g)=>{if(g>0&&d.show&&(Ni(
g,!1),Ni(g,!0),d._paths==null)){let y=it;it!=d.alpha&&(p.globalAlpha=it=d.alpha);let b=r==2?[0,t[g][0].length-1]:Ac(t[g]);d._paths=d.paths(o,g,b[0],b[1]),it!=y&&
(p.globalAlpha=it=y)}}),S.forEach((d,g)=>{if(g>0&&d.show){let y=it;it!=d.alpha&&(p.globalAlpha=it=d.alpha),d._paths!=null&&Fi(g,!1);{let b=d._paths!=null?d._paths.
gaps:null,k=d.points.show(o,g,je,qe,b),x=d.points.filter(o,g,k,b);(k||x)&&(d.points._paths=d.points.paths(o,g,je,qe,x),Fi(g,!0))}it!=y&&(p.globalAlpha=it=y),He(
"drawSeries",g)}}),u&&(p.globalAlpha=it=1)}}function Ni(u,d){let g=d?S[u].points:S[u];g._stroke=g.stroke(o,u),g._fill=g.fill(o,u)}function Fi(u,d){let g=d?S[u].
points:S[u],{stroke:y,fill:b,clip:k,flags:x,_stroke:C=g._stroke,_fill:A=g._fill,_width:D=g.width}=g._paths;D=be(D*de,3);let F=null,B=D%2/2;d&&A==null&&(A=D>0?"#\\
fff":C);let Q=g.pxAlign==1&&B>0;if(Q&&p.translate(B,B),!d){let ce=ct-D/2,ae=vt-D/2,oe=st+D,V=Mt+D;F=new Path2D,F.rect(ce,ae,oe,V)}d?Zr(C,D,g.dash,g.cap,A,y,b,x,
k):Mc(u,C,D,g.dash,g.cap,A,y,b,x,F,k),Q&&p.translate(-B,-B)}function Mc(u,d,g,y,b,k,x,C,A,D,F){let B=!1;A!=0&&K.forEach((Q,ce)=>{if(Q.series[0]==u){let ae=S[Q.series[1]],
oe=t[Q.series[1]],V=(ae._paths||qo).band;cn(V)&&(V=Q.dir==1?V[0]:V[1]);let W,we=null;ae.show&&V&&Of(oe,je,qe)?(we=Q.fill(o,ce)||k,W=ae._paths.clip):V=null,Zr(d,
g,y,b,we,x,C,A,D,F,W,V),B=!0}}),B||Zr(d,g,y,b,k,x,C,A,D,F)}let Oi=po|ri;function Zr(u,d,g,y,b,k,x,C,A,D,F,B){Mi(u,d,g,y,b),(A||D||B)&&(p.save(),A&&p.clip(A),D&&
p.clip(D)),B?(C&Oi)==Oi?(p.clip(B),F&&p.clip(F),Yo(b,x),Ko(u,k,d)):C&ri?(Yo(b,x),p.clip(B),Ko(u,k,d)):C&po&&(p.save(),p.clip(B),F&&p.clip(F),Yo(b,x),p.restore(),
Ko(u,k,d)):(Yo(b,x),Ko(u,k,d)),(A||D||B)&&p.restore()}function Ko(u,d,g){g>0&&(d instanceof Map?d.forEach((y,b)=>{p.strokeStyle=Vo=b,p.stroke(y)}):d!=null&&u&&p.
stroke(d))}function Yo(u,d){d instanceof Map?d.forEach((g,y)=>{p.fillStyle=Wn=y,p.fill(g)}):d!=null&&u&&p.fill(d)}function Rc(u,d,g,y){let b=R[u],k;if(y<=0)k=[0,
0];else{let x=b._space=b.space(o,u,d,g,y),C=b._incrs=b.incrs(o,u,d,g,y,x);k=om(d,g,C,y,x)}return b._found=k}function Xr(u,d,g,y,b,k,x,C,A,D){let F=x%2/2;w==1&&p.
translate(F,F),Mi(C,x,A,D,C),p.beginPath();let B,Q,ce,ae,oe=b+(y==0||y==3?-k:k);g==0?(Q=b,ae=oe):(B=b,ce=oe);for(let V=0;V<u.length;V++)d[V]!=null&&(g==0?B=ce=u[V]:
Q=ae=u[V],p.moveTo(B,Q),p.lineTo(ce,ae));p.stroke(),w==1&&p.translate(-F,-F)}function Dc(u){let d=!0;return R.forEach((g,y)=>{if(!g.show)return;let b=E[g.scale];
if(b.min==null){g._show&&(d=!1,g._show=!1,Un(!1));return}else g._show||(d=!1,g._show=!0,Un(!1));let k=g.side,x=k%2,{min:C,max:A}=b,[D,F]=Rc(y,C,A,x==0?X:I);if(F==
0)return;let B=b.distr==2,Q=g._splits=g.splits(o,y,C,A,D,F,B),ce=b.distr==2?Q.map(W=>Rt[W]):Q,ae=b.distr==2?Rt[Q[1]]-Rt[Q[0]]:D,oe=g._values=g.values(o,g.filter(
o,ce,y,F,ae),y,F,ae);g._rotate=k==2?g.rotate(o,oe,y,F):0;let V=g._size;g._size=At(g.size(o,oe,y,u)),V!=null&&g._size!=V&&(d=!1)}),d}function Nc(u){let d=!0;return Ai.
forEach((g,y)=>{let b=g(o,y,_n,u);b!=en[y]&&(d=!1),en[y]=b}),d}function Fc(){for(let u=0;u<R.length;u++){let d=R[u];if(!d.show||!d._show)continue;let g=d.side,y=g%
2,b,k,x=d.stroke(o,u),C=g==0||g==3?-1:1,[A,D]=d._found;if(d.label!=null){let tt=d.labelGap*C,pt=Be((d._lpos+tt)*de);Ri(d.labelFont[0],x,"center",g==2?"top":Da),
p.save(),y==1?(b=k=0,p.translate(pt,Be(vt+Mt/2)),p.rotate((g==3?-Tr:Tr)/2)):(b=Be(ct+st/2),k=pt);let kn=Su(d.label)?d.label(o,u,A,D):d.label;p.fillText(kn,b,k),
p.restore()}if(D==0)continue;let F=E[d.scale],B=y==0?st:Mt,Q=y==0?ct:vt,ce=d._splits,ae=F.distr==2?ce.map(tt=>Rt[tt]):ce,oe=F.distr==2?Rt[ce[1]]-Rt[ce[0]]:A,V=d.
ticks,W=d.border,we=V.show?V.size:0,Le=Be(we*de),Je=Be((d.alignTo==2?d._size-we-d.gap:d.gap)*de),ye=d._rotate*-Tr/180,Me=T(d._pos*de),dt=(Le+Je)*C,et=Me+dt;k=y==
0?et:0,b=y==1?et:0;let wt=d.font[0],Dt=d.align==1?io:d.align==2?Hs:ye>0?io:ye<0?Hs:y==0?"center":g==3?Hs:io,Ht=ye||y==1?"middle":g==2?"top":Da;Ri(wt,x,Dt,Ht);let ft=d.
font[1]*d.lineGap,xt=ce.map(tt=>T(a(tt,F,B,Q))),Nt=d._values;for(let tt=0;tt<Nt.length;tt++){let pt=Nt[tt];if(pt!=null){y==0?b=xt[tt]:k=xt[tt],pt=""+pt;let kn=pt.
indexOf(\`
\`)==-1?[pt]:pt.split(/\\n/gm);for(let nt=0;nt<kn.length;nt++){let tl=kn[nt];ye?(p.save(),p.translate(b,k+nt*ft),p.rotate(ye),p.fillText(tl,0,0),p.restore()):p.fillText(
tl,b,k+nt*ft)}}}V.show&&Xr(xt,V.filter(o,ae,u,D,oe),y,g,Me,Le,be(V.width*de,3),V.stroke(o,u),V.dash,V.cap);let Jt=d.grid;Jt.show&&Xr(xt,Jt.filter(o,ae,u,D,oe),y,
y==0?2:1,y==0?vt:ct,y==0?Mt:st,be(Jt.width*de,3),Jt.stroke(o,u),Jt.dash,Jt.cap),W.show&&Xr([Me],[1],y==0?1:0,y==0?1:2,y==1?vt:ct,y==1?Mt:st,be(W.width*de,3),W.stroke(
o,u),W.dash,W.cap)}He("drawAxes")}function Un(u){S.forEach((d,g)=>{g>0&&(d._paths=null,u&&(r==1?(d.min=null,d.max=null):d.facets.forEach(y=>{y.min=null,y.max=null})))})}
let Qo=!1,es=!1,vo=[];function Oc(){es=!1;for(let u=0;u<vo.length;u++)He(...vo[u]);vo.length=0}function Hn(){Qo||(Yf(Ii),Qo=!0)}function Ic(u,d=!1){Qo=!0,es=d,u(
o),Ii(),d&&vo.length>0&&queueMicrotask(Oc)}o.batch=Ic;function Ii(){if(qr&&(Pc(),qr=!1),In&&(kc(),In=!1),Jo){if(xe(_,io,ve),xe(_,"top",Ie),xe(_,Io,X),xe(_,Bo,I),
xe(v,io,ve),xe(v,"top",Ie),xe(v,Io,X),xe(v,Bo,I),xe(h,Io,Kt),xe(h,Bo,pn),m.width=Be(Kt*de),m.height=Be(pn*de),R.forEach(({_el:u,_show:d,_size:g,_pos:y,side:b})=>{
if(u!=null)if(d){let k=b===3||b===0?g:0,x=b%2==1;xe(u,x?"left":"top",y-k),xe(u,x?"width":"height",g),xe(u,x?"top":"left",x?Ie:ve),xe(u,x?"height":"width",x?I:X),
Xs(u,An)}else ht(u,An)}),Vo=Wn=Hr=zr=Gr=Vr=Kr=Yr=Jr=null,it=1,wo(!0),ve!=On||Ie!=mn||X!=jt||I!=gn){Un(!1);let u=X/jt,d=I/gn;if(Ze&&!hn&&q.left>=0){q.left*=u,q.top*=
d,Jn&&Gt(Jn,Be(q.left),0,X,I),zn&&Gt(zn,0,Be(q.top),X,I);for(let g=0;g<St.length;g++){let y=St[g];y!=null&&(jn[g]*=u,qn[g]*=d,Gt(y,At(jn[g]),At(qn[g]),X,I))}}if(Se.
show&&!zo&&Se.left>=0&&Se.width>0){Se.left*=u,Se.width*=u,Se.top*=d,Se.height*=d;for(let g in is)xe(Kn,g,Se[g])}On=ve,mn=Ie,jt=X,gn=I}He("setSize"),Jo=!1}Kt>0&&
pn>0&&(p.clearRect(0,0,m.width,m.height),He("drawClear"),U.forEach(u=>u()),He("draw")),Se.show&&zo&&(Zo(Se),zo=!1),Ze&&hn&&(vn(null,!0,!1),hn=!1),ne.show&&ne.live&&
kt&&(rs(),kt=!1),c||(c=!0,o.status=1,He("ready")),bo=!1,Qo=!1}o.redraw=(u,d)=>{In=d||!1,u!==!1?nn(O,M.min,M.max):Hn()};function ts(u,d){let g=E[u];if(g.from==null){
if(Ge==0){let y=g.range(o,d.min,d.max,u);d.min=y[0],d.max=y[1]}if(d.min>d.max){let y=d.min;d.min=d.max,d.max=y}if(Ge>1&&d.min!=null&&d.max!=null&&d.max-d.min<1e-16)
return;u==O&&g.distr==2&&Ge>0&&(d.min=It(d.min,t[0]),d.max=It(d.max,t[0]),d.min==d.max&&d.max++),J[u]=d,qr=!0,Hn()}}o.setScale=ts;let ns,os,Jn,zn,Bi,$i,Gn,Vn,ji,
qi,ke,Ce,tn=!1,Ve=q.drag,We=Ve.x,Ue=Ve.y;Ze&&(q.x&&(ns=Pt(vf,v)),q.y&&(os=Pt(kf,v)),M.ori==0?(Jn=ns,zn=os):(Jn=os,zn=ns),ke=q.left,Ce=q.top);let Se=o.select=Fe(
{show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Kn=Se.show?Pt(bf,Se.over?v:_):null;function Zo(u,d){if(Se.show){for(let g in u)Se[g]=u[g],g in is&&xe(
Kn,g,u[g]);d!==!1&&He("setSelect")}}o.setSelect=Zo;function Bc(u){if(S[u].show)Oe&&Xs(Ae[u],An);else if(Oe&&ht(Ae[u],An),Ze){let g=$n?St[0]:St[u];g!=null&&Gt(g,
-10,-10,X,I)}}function nn(u,d,g){ts(u,{min:d,max:g})}function Wt(u,d,g,y){d.focus!=null&&Uc(u),d.show!=null&&S.forEach((b,k)=>{k>0&&(u==k||u==null)&&(b.show=d.show,
Bc(k),r==2?(nn(b.facets[0].scale,null,null),nn(b.facets[1].scale,null,null)):nn(b.scale,null,null),Hn())}),g!==!1&&He("setSeries",u,d),y&&xo("setSeries",o,u,d)}
o.setSeries=Wt;function $c(u,d){Fe(K[u],d)}function jc(u,d){u.fill=re(u.fill||null),u.dir=ue(u.dir,-1),d=d??K.length,K.splice(d,0,u)}function qc(u){u==null?K.length=
0:K.splice(u,1)}o.addBand=jc,o.setBand=$c,o.delBand=qc;function Wc(u,d){S[u].alpha=d,Ze&&St[u]!=null&&(St[u].style.opacity=d),Oe&&Ae[u]&&(Ae[u].style.opacity=d)}
let Yt,on,bn,Yn={focus:!0};function Uc(u){if(u!=bn){let d=u==null,g=qt.alpha!=1;S.forEach((y,b)=>{if(r==1||b>0){let k=d||b==0||b==u;y._focus=d?null:k,g&&Wc(b,k?
1:qt.alpha)}}),bn=u,g&&Hn()}}Oe&&Bn&&Xe(Ia,fe,u=>{q._lock||(yn(u),bn!=null&&Wt(null,Yn,!0,Ne.setSeries))});function Ut(u,d,g){let y=E[d];g&&(u=u/de-(y.ori==1?Ie:
ve));let b=X;y.ori==1&&(b=I,u=b-u),y.dir==-1&&(u=b-u);let k=y._min,x=y._max,C=u/b,A=k+(x-k)*C,D=y.distr;return D==3?uo(10,A):D==4?Bf(A,y.asinh):D==100?y.bwd(A):
A}function Hc(u,d){let g=Ut(u,O,d);return It(g,t[0],je,qe)}o.valToIdx=u=>It(u,t[0]),o.posToIdx=Hc,o.posToVal=Ut,o.valToPos=(u,d,g)=>E[d].ori==0?i(u,E[d],g?st:X,
g?ct:0):l(u,E[d],g?Mt:I,g?vt:0),o.setCursor=(u,d,g)=>{ke=u.left,Ce=u.top,vn(null,d,g)};function Wi(u,d){xe(Kn,io,Se.left=u),xe(Kn,Io,Se.width=d)}function Ui(u,d){
xe(Kn,"top",Se.top=u),xe(Kn,Bo,Se.height=d)}let ko=M.ori==0?Wi:Ui,So=M.ori==1?Wi:Ui;function Jc(){if(Oe&&ne.live)for(let u=r==2?1:0;u<S.length;u++){if(u==0&&bt)
continue;let d=ne.values[u],g=0;for(let y in d)$t[u][g++].firstChild.nodeValue=d[y]}}function rs(u,d){if(u!=null&&(u.idxs?u.idxs.forEach((g,y)=>{he[y]=g}):Wf(u.
idx)||he.fill(u.idx),ne.idx=he[0]),Oe&&ne.live){for(let g=0;g<S.length;g++)(g>0||r==1&&!bt)&&zc(g,he[g]);Jc()}kt=!1,d!==!1&&He("setLegend")}o.setLegend=rs;function zc(u,d){
let g=S[u],y=u==0&&G==2?Rt:t[u],b;bt?b=g.values(o,u,d)??Xt:(b=g.value(o,d==null?null:y[d],u,d),b=b==null?Xt:{_:b}),ne.values[u]=b}function vn(u,d,g){ji=ke,qi=Ce,
[ke,Ce]=q.move(o,ke,Ce),q.left=ke,q.top=Ce,Ze&&(Jn&&Gt(Jn,Be(ke),0,X,I),zn&&Gt(zn,0,Be(Ce),X,I));let y,b=je>qe;Yt=_e,on=null;let k=M.ori==0?X:I,x=M.ori==1?X:I;if(ke<
0||Ge==0||b){y=q.idx=null;for(let C=0;C<S.length;C++){let A=St[C];A!=null&&Gt(A,-10,-10,X,I)}Bn&&Wt(null,Yn,!0,u==null&&Ne.setSeries),ne.live&&(he.fill(y),kt=!0)}else{
let C,A,D;r==1&&(C=M.ori==0?ke:Ce,A=Ut(C,O),y=q.idx=It(A,t[0],je,qe),D=N(t[0][y],M,k,0));let F=-10,B=-10,Q=0,ce=0,ae=!0,oe="",V="";for(let W=r==2?1:0;W<S.length;W++){
let we=S[W],Le=he[W],Je=Le==null?null:r==1?t[W][Le]:t[W][1][Le],ye=q.dataIdx(o,W,y,A),Me=ye==null?null:r==1?t[W][ye]:t[W][1][ye];if(kt=kt||Me!=Je||ye!=Le,he[W]=
ye,W>0&&we.show){let dt=ye==null?-10:ye==y?D:N(r==1?t[0][ye]:t[W][0][ye],M,k,0),et=Me==null?-10:Y(Me,r==1?E[we.scale]:E[we.facets[1].scale],x,0);if(Bn&&Me!=null){
let wt=M.ori==1?ke:Ce,Dt=$e(qt.dist(o,W,ye,et,wt));if(Dt<Yt){let Ht=qt.bias;if(Ht!=0){let ft=Ut(wt,we.scale),xt=Me>=0?1:-1,Nt=ft>=0?1:-1;Nt==xt&&(Nt==1?Ht==1?Me>=
ft:Me<=ft:Ht==1?Me<=ft:Me>=ft)&&(Yt=Dt,on=W)}else Yt=Dt,on=W}}if(kt||$n){let wt,Dt;M.ori==0?(wt=dt,Dt=et):(wt=et,Dt=dt);let Ht,ft,xt,Nt,Jt,tt,pt=!0,kn=Qe.bbox;if(kn!=
null){pt=!1;let nt=kn(o,W);xt=nt.left,Nt=nt.top,Ht=nt.width,ft=nt.height}else xt=wt,Nt=Dt,Ht=ft=Qe.size(o,W);if(tt=Qe.fill(o,W),Jt=Qe.stroke(o,W),$n)W==on&&Yt<=
qt.prox&&(F=xt,B=Nt,Q=Ht,ce=ft,ae=pt,oe=tt,V=Jt);else{let nt=St[W];nt!=null&&(jn[W]=xt,qn[W]=Nt,Ha(nt,Ht,ft,pt),Wa(nt,tt,Jt),Gt(nt,At(xt),At(Nt),X,I))}}}}if($n){
let W=qt.prox,we=bn==null?Yt<=W:Yt>W||on!=bn;if(kt||we){let Le=St[0];Le!=null&&(jn[0]=F,qn[0]=B,Ha(Le,Q,ce,ae),Wa(Le,oe,V),Gt(Le,At(F),At(B),X,I))}}}if(Se.show&&
tn)if(u!=null){let[C,A]=Ne.scales,[D,F]=Ne.match,[B,Q]=u.cursor.sync.scales,ce=u.cursor.drag;if(We=ce._x,Ue=ce._y,We||Ue){let{left:ae,top:oe,width:V,height:W}=u.
select,we=u.scales[B].ori,Le=u.posToVal,Je,ye,Me,dt,et,wt=C!=null&&D(C,B),Dt=A!=null&&F(A,Q);wt&&We?(we==0?(Je=ae,ye=V):(Je=oe,ye=W),Me=E[C],dt=N(Le(Je,B),Me,k,
0),et=N(Le(Je+ye,B),Me,k,0),ko(Bt(dt,et),$e(et-dt))):ko(0,k),Dt&&Ue?(we==1?(Je=ae,ye=V):(Je=oe,ye=W),Me=E[A],dt=Y(Le(Je,Q),Me,x,0),et=Y(Le(Je+ye,Q),Me,x,0),So(Bt(
dt,et),$e(et-dt))):So(0,x)}else ls()}else{let C=$e(ji-Bi),A=$e(qi-$i);if(M.ori==1){let Q=C;C=A,A=Q}We=Ve.x&&C>=Ve.dist,Ue=Ve.y&&A>=Ve.dist;let D=Ve.uni;D!=null?
We&&Ue&&(We=C>=D,Ue=A>=D,!We&&!Ue&&(A>C?Ue=!0:We=!0)):Ve.x&&Ve.y&&(We||Ue)&&(We=Ue=!0);let F,B;We&&(M.ori==0?(F=Gn,B=ke):(F=Vn,B=Ce),ko(Bt(F,B),$e(B-F)),Ue||So(
0,x)),Ue&&(M.ori==1?(F=Gn,B=ke):(F=Vn,B=Ce),So(Bt(F,B),$e(B-F)),We||ko(0,k)),!We&&!Ue&&(ko(0,0),So(0,0))}if(Ve._x=We,Ve._y=Ue,u==null){if(g){if(el!=null){let[C,
A]=Ne.scales;Ne.values[0]=C!=null?Ut(M.ori==0?ke:Ce,C):null,Ne.values[1]=A!=null?Ut(M.ori==1?ke:Ce,A):null}xo(Js,o,ke,Ce,X,I,y)}if(Bn){let C=g&&Ne.setSeries,A=qt.
prox;bn==null?Yt<=A&&Wt(on,Yn,!0,C):Yt>A?Wt(null,Yn,!0,C):on!=bn&&Wt(on,Yn,!0,C)}}kt&&(ne.idx=y,rs()),d!==!1&&He("setCursor")}let rn=null;Object.defineProperty(
o,"rect",{get(){return rn==null&&wo(!1),rn}});function wo(u=!1){u?rn=null:(rn=v.getBoundingClientRect(),He("syncRect",rn))}function Hi(u,d,g,y,b,k,x){q._lock||tn&&
u!=null&&u.movementX==0&&u.movementY==0||(ss(u,d,g,y,b,k,x,!1,u!=null),u!=null?vn(null,!0,!0):vn(d,!0,!1))}function ss(u,d,g,y,b,k,x,C,A){if(rn==null&&wo(!1),yn(
u),u!=null)g=u.clientX-rn.left,y=u.clientY-rn.top;else{if(g<0||y<0){ke=-10,Ce=-10;return}let[D,F]=Ne.scales,B=d.cursor.sync,[Q,ce]=B.values,[ae,oe]=B.scales,[V,
W]=Ne.match,we=d.axes[0].side%2==1,Le=M.ori==0?X:I,Je=M.ori==1?X:I,ye=we?k:b,Me=we?b:k,dt=we?y:g,et=we?g:y;if(ae!=null?g=V(D,ae)?a(Q,E[D],Le,0):-10:g=Le*(dt/ye),
oe!=null?y=W(F,oe)?a(ce,E[F],Je,0):-10:y=Je*(et/Me),M.ori==1){let wt=g;g=y,y=wt}}A&&(d==null||d.cursor.event.type==Js)&&((g<=1||g>=X-1)&&(g=Cn(g,X)),(y<=1||y>=I-
1)&&(y=Cn(y,I))),C?(Bi=g,$i=y,[Gn,Vn]=q.move(o,g,y)):(ke=g,Ce=y)}let is={width:0,height:0,left:0,top:0};function ls(){Zo(is,!1)}let Ji,zi,Gi,Vi;function Ki(u,d,g,y,b,k,x){
tn=!0,We=Ue=Ve._x=Ve._y=!1,ss(u,d,g,y,b,k,x,!0,!1),u!=null&&(Xe(zs,Qs,Yi,!1),xo(Fa,o,Gn,Vn,X,I,null));let{left:C,top:A,width:D,height:F}=Se;Ji=C,zi=A,Gi=D,Vi=F}
function Yi(u,d,g,y,b,k,x){tn=Ve._x=Ve._y=!1,ss(u,d,g,y,b,k,x,!1,!0);let{left:C,top:A,width:D,height:F}=Se,B=D>0||F>0,Q=Ji!=C||zi!=A||Gi!=D||Vi!=F;if(B&&Q&&Zo(Se),
Ve.setScale&&B&&Q){let ce=C,ae=D,oe=A,V=F;if(M.ori==1&&(ce=A,ae=F,oe=C,V=D),We&&nn(O,Ut(ce,O),Ut(ce+ae,O)),Ue)for(let W in E){let we=E[W];W!=O&&we.from==null&&we.
min!=_e&&nn(W,Ut(oe+V,W),Ut(oe,W))}ls()}else q.lock&&(q._lock=!q._lock,vn(d,!0,u!=null));u!=null&&(Fn(zs,Qs),xo(zs,o,ke,Ce,X,I,null))}function Gc(u,d,g,y,b,k,x){
if(q._lock)return;yn(u);let C=tn;if(tn){let A=!0,D=!0,F=10,B,Q;M.ori==0?(B=We,Q=Ue):(B=Ue,Q=We),B&&Q&&(A=ke<=F||ke>=X-F,D=Ce<=F||Ce>=I-F),B&&A&&(ke=ke<Gn?0:X),Q&&
D&&(Ce=Ce<Vn?0:I),vn(null,!0,!0),tn=!1}ke=-10,Ce=-10,he.fill(null),vn(null,!0,!0),C&&(tn=C)}function Qi(u,d,g,y,b,k,x){q._lock||(yn(u),Ur(),ls(),u!=null&&xo(Ba,
o,ke,Ce,X,I,null))}function Zi(){R.forEach(rm),Wr(o.width,o.height,!0)}Ln(Er,ao,Zi);let Qn={};Qn.mousedown=Ki,Qn.mousemove=Hi,Qn.mouseup=Yi,Qn.dblclick=Qi,Qn.setSeries=
(u,d,g,y)=>{let b=Ne.match[2];g=b(o,d,g),g!=-1&&Wt(g,y,!0,!1)},Ze&&(Xe(Fa,v,Ki),Xe(Js,v,Hi),Xe(Oa,v,u=>{yn(u),wo(!1)}),Xe(Ia,v,Gc),Xe(Ba,v,Qi),si.add(o),o.syncRect=
wo);let Xo=o.hooks=e.hooks||{};function He(u,d,g){es?vo.push([u,d,g]):u in Xo&&Xo[u].forEach(y=>{y.call(null,o,d,g)})}(e.plugins||[]).forEach(u=>{for(let d in u.
hooks)Xo[d]=(Xo[d]||[]).concat(u.hooks[d])});let Xi=(u,d,g)=>g,Ne=Fe({key:null,setSeries:!1,filters:{pub:Ka,sub:Ka},scales:[O,S[1]?S[1].scale:null],match:[Ya,Ya,
Xi],values:[null,null]},q.sync);Ne.match.length==2&&Ne.match.push(Xi),q.sync=Ne;let el=Ne.key,as=zu(el);function xo(u,d,g,y,b,k,x){Ne.filters.pub(u,d,g,y,b,k,x)&&
as.pub(u,d,g,y,b,k,x)}as.sub(o);function Vc(u,d,g,y,b,k,x){Ne.filters.sub(u,d,g,y,b,k,x)&&Qn[u](null,d,g,y,b,k,x)}o.pub=Vc;function Kc(){as.unsub(o),si.delete(o),
fn.clear(),ei(Er,ao,Zi),f.remove(),fe?.remove(),He("destroy")}o.destroy=Kc;function us(){He("init",e,t),Li(t||e.data,!1),J[O]?ts(O,J[O]):Ur(),zo=Se.show&&(Se.width>
0||Se.height>0),hn=kt=!0,Wr(e.width,e.height)}return S.forEach(Pi),R.forEach(Cc),n?n instanceof HTMLElement?(n.appendChild(f),us()):n(o,us):us(),o}Ye.assign=Fe;
Ye.fmtNum=fi;Ye.rangeNum=Cr;Ye.rangeLog=Lr;Ye.rangeAsinh=ci;Ye.orient=Rn;Ye.pxRatio=de;Ye.join=Kf;Ye.fmtDate=mi,Ye.tzDate=ip;Ye.sync=zu;{Ye.addGap=Wp,Ye.clipGaps=
Dr;let e=Ye.paths={points:Zu};e.linear=ec,e.stepped=Jp,e.bars=zp,e.spline=Vp}var sm={system:"light",light:"dark",dark:"system"};function rc(){let[e,t]=$(im);return Tl(()=>{e==="system"?delete document.documentElement.dataset.theme:document.
documentElement.dataset.theme=e,xs.set(e==="system"?null:e),dispatchEvent(new Event(Ir))},[e]),[e,()=>t(sm[e])]}var Ir="tsumugi-theme";function im(){let e=xs.get();
return e==="light"||e==="dark"?e:"system"}function Uo(e){let t=document.createElement("i");t.style.color=\`var(--\${e})\`,document.body.append(t);let{color:n}=getComputedStyle(t);return t.remove(),n}var sc=168;function Br({title:e,summary:t,times:n,lines:o,format:r}){let{language:i}=P(),l=Pe(null),a=Pe(null),c=[n.map(p=>p/1e3),...o.map(({values:p})=>p)],f=Pe(
c);f.current=c,pe(()=>a.current?.setData(c));let m=\`\${i} \${o.map(({label:p,tint:h})=>p+h).join()}\`;return pe(()=>{let p=l.current;if(p===null)return;let h=()=>{
a.current?.destroy();let w=p.clientWidth,T=lm({lines:o,width:w,language:i,format:r});a.current=new Ye(T,f.current,p)};h();let _=new ResizeObserver(()=>{a.current?.
setSize({width:p.clientWidth,height:sc})});_.observe(p);let v=matchMedia("(prefers-color-scheme: dark)");return addEventListener(Ir,h),v.addEventListener("chang\\
e",h),()=>{_.disconnect(),removeEventListener(Ir,h),v.removeEventListener("change",h),a.current?.destroy(),a.current=null}},[m]),s("figure",{class:"chart",children:[
s("figcaption",{children:[s("h2",{children:e}),s("span",{class:"faint",children:t})]}),s("div",{ref:l})]})}function lm({lines:e,width:t,language:n,format:o}){let r=new Intl.
DateTimeFormat(n,{hour:"2-digit",minute:"2-digit",hourCycle:"h23"}),i=a=>a===null?"":r.format(a*1e3),l={stroke:Uo("ink-faint"),font:"11px sans-serif",grid:{stroke:Uo(
"line"),width:1},ticks:{show:!1}};return{width:t,height:sc,padding:[8,18,0,0],cursor:{y:!1,points:{size:6},drag:{setScale:!1,x:!1,y:!1}},scales:{y:{range:(a,c,f)=>[
0,Math.max(1,f*1.08)]}},axes:[{...l,size:26,values:(a,c)=>c.map(i)},{...l,size:54,values:(a,c)=>c.map(o)}],series:[{label:" ",value:(a,c)=>i(c)},...e.map(({label:a,
tint:c,filled:f,dashed:m})=>({label:a,stroke:Uo(c),width:1.5,...f===!0?{fill:Uo(\`\${c}-wash\`)}:{},...m===!0?{dash:[4,3]}:{},points:{size:4},value:(p,h)=>h==null?
"":o(h)}))]}}function $r({since:e,bindings:t},n,o){let r=Math.floor(e/6e4)*6e4,i=Math.max(1,Math.ceil((o-r)/6e4)),l=Array.from({length:i},(h,_)=>r+_*6e4),a=t.filter(({binding:h})=>n===
null||h===n),c=Map.groupBy(a.flatMap(({minutes:h})=>h),({minute:h})=>h),f=l.map(h=>c.get(h)??[]),m=h=>f.map(_=>_.reduce((v,w)=>v+h(w),0)),p=h=>f.map(_=>{let v=_.
map(h).filter(w=>w!==null);return v.length===0?null:Math.max(...v)});return{times:l,started:m(({started:h})=>h),completed:m(({completed:h})=>h),failed:m(({failed:h})=>h),
waitMedian:p(({wait:h})=>h.p50),waitP95:p(({wait:h})=>h.p95),runMedian:p(({run:h})=>h.p50),runP95:p(({run:h})=>h.p95)}}var ki=["1","6","24"];function ic({metrics:e,now:t,range:n,binding:o,bindings:r}){let{texts:i,format:l}=P(),{overview:a}=i,c=Math.max(e.since,t-Number(n)*36e5),
f=$r({...e,since:c},o===""?null:o,t),m=v=>lt(te("overview",{range:n,binding:o,...v}),{replace:!0}),p=v=>l.number(v.reduce((w,T)=>w+T,0)),h=v=>a.worst(l.duration(
Math.max(0,...v.map(w=>w??0)))),_=(v,w)=>[...o===""?[]:[{label:a.median,values:v,tint:"running"}],{label:a.p95,values:w,tint:"ink-faint",dashed:!0}];return s("s\\
ection",{class:"charts","aria-label":a.range,children:[s("div",{class:"row",children:[s("label",{class:"row",children:[a.chartOf,s("select",{value:o,onChange:v=>m(
{binding:v.currentTarget.value}),children:[s("option",{value:"",children:a.total}),r.map(v=>s("option",{value:v,children:v},v))]})]}),s("div",{class:"segments",
role:"group","aria-label":a.range,children:ki.map(v=>s("button",{class:"button","aria-pressed":v===n,onClick:()=>m({range:v}),children:a.ranges[v]},v))})]}),s(Br,
{title:a.completedChart,summary:a.summary(p(f.completed),p(f.failed)),times:f.times,lines:[{label:a.completed,values:f.completed,tint:"completed",filled:!0},{label:a.
failed,values:f.failed,tint:"failed"}],format:l.number}),s(Br,{title:a.waitChart,summary:h(f.waitP95),times:f.times,lines:_(f.waitMedian,f.waitP95),format:l.duration}),
s(Br,{title:a.runChart,summary:h(f.runP95),times:f.times,lines:_(f.runMedian,f.runP95),format:l.duration})]})}function lc(e){return[...Map.groupBy(e,({binding:n})=>n)].map(([n,o])=>{let r=o.filter(({reachable:l})=>l),i=r.flatMap(({block:l})=>l===null?[]:[l.reason]);return{
name:n,counts:wi(r.flatMap(({counts:l})=>l??[])),inFlight:Si(r.map(l=>l.in_flight)),concurrency:Si(r.map(({concurrency:l})=>l)),oldestWaitMs:Math.max(0,...r.map(
l=>l.oldest_due_wait_ms??0)),paused:r.length>0&&r.every(({paused:l})=>l===!0),blocks:[...new Set(i)],silent:o.filter(({reachable:l})=>!l).map(l=>l.name)}})}function wi(e){
let t=gt.map(n=>[n,Si(e.map(o=>o[n]))]);return Object.fromEntries(t)}function Si(e){return e.reduce((t,n)=>t+(n??0),0)}function ac({counts:e}){let{texts:t,format:n}=P();return s("ul",{class:"totals","aria-label":t.overview.total,children:gt.map(o=>s("li",{children:s("a",{class:e[o]===
0?"zero":o,href:te("jobs",{state:o}),children:[s("b",{children:n.number(e[o])}),s("span",{children:[s(Do,{state:o}),t.states[o]]})]})},o))})}var am=3e3,um=2e4,uc=36e5;function cc({query:e}){let{texts:t}=P(),n=ki.find(_=>_===e.get("range"))??"1",o=Ke("shards",ie.diagnostics),r=Ke("bindings",ie.bindings),
i=Ke(\`metrics \${n}\`,_=>ie.metrics(Date.now()-Number(n)*uc,_));if(an(o.reload,am),pe(()=>{let _=setInterval(()=>{document.hidden||(i.reload(),o.reload())},um);return()=>clearInterval(
_)},[i.reload,o.reload]),o.value===null)return o.error===null?s(Et,{}):s(at,{error:o.error,again:o.reload});let l=lc(o.value.shards),a=l.map(({name:_})=>_),c=a.
find(_=>_===e.get("binding"))??"",f=wi(l.map(({counts:_})=>_)),m=Object.values(f).every(_=>_===0),{now:p}=o.value,h=_=>i.value===null?null:$r({...i.value,since:p-
uc},_,p);return s(ee,{children:[s("h1",{class:"hidden",children:t.overview.title}),o.error!==null&&s(at,{error:o.error,again:o.reload}),s(ac,{counts:f}),s(Ma,{bindings:l,
infos:r.value?.bindings??[],hourOf:h,onChanged:o.reload}),s("p",{class:"note faint",children:t.overview.countsNote}),i.error!==null&&s(at,{error:i.error,again:i.
reload}),m&&i.value?.bindings.every(({minutes:_})=>_.length===0)===!0?s(Tt,{title:t.overview.empty,lead:t.overview.emptyLead,children:s("div",{class:"row",children:s(
"a",{class:"button",href:te("enqueue"),children:t.frame.enqueue})})}):i.value!==null&&s(ic,{metrics:i.value,now:p,range:n,binding:c,bindings:a})]})}function dc(e,{texts:t,format:n}){let{hint:o}=t.policies,{policy:r}=e,{guarantee:i,requeueUnclaimed:l,maxAttempts:a,agingIntervalMs:c,shards:f,concurrency:m}=r,
p=cm(r);return[i==="at-most-once"&&!l&&o.silentForAPerson,a===1&&o.noRetry,a>1&&p<6e4&&o.shortRetries(n.number(a),n.duration(p)),c===null&&o.strictPriorities,f>
1&&o.dividedLimits(n.number(f),n.number(Math.floor(m/f))),e.payload_schema===null&&o.anyPayload].filter(_=>_!==!1)}function cm({backoff:e,maxAttempts:t}){let n=0;
for(let o=1;o<t&&n<6e4;o+=1)n+=e.kind==="fixed"?e.delayMs:Math.min(e.maxMs,e.baseMs*e.factor**(o-1));return n}function fc({policy:e,index:t,shards:n,shards_ever:o},r){let{texts:i,format:l}=r,{policies:a}=i,{rate:c,agingIntervalMs:f,keys:m}=e;return[["guarantee",e.guarantee],
["shards",o>n?\`\${n} (\${o})\`:l.number(n)],["concurrency",l.number(e.concurrency)],["rate",c===null?a.unlimited:a.rate(l.number(c.tokens),l.duration(c.intervalMs))],
["perKeyConcurrency",l.number(e.perKeyConcurrency)],["aging",f===null?a.strict:a.aging(l.duration(f))],["maxAttempts",l.number(e.maxAttempts)],["backoff",dm(e.backoff,
r)],["timeoutMs",l.duration(e.timeoutMs)],["reaperGraceMs",l.duration(e.reaperGraceMs)],["concurrencyKey",xi(m.concurrencyKey,a)],["uniqueKey",xi(m.uniqueKey,a)],
["uniqueForMs",l.duration(e.uniqueForMs)],["partitionKey",xi(m.partitionKey,a)],["sweepAfterMs",l.duration(e.sweepAfterMs)],["failedRetentionMs",l.duration(e.failedRetentionMs)],
["index",t.length===0?a.none:t.join(", ")],["queue",e.queueBinding]]}function dm(e,{texts:t,format:n}){let{policies:o}=t,r=e.kind==="fixed"?o.fixed(n.duration(e.
delayMs)):o.exponential(n.duration(e.baseMs),n.number(e.factor),n.duration(e.maxMs));return e.jitter?\`\${r}, \${o.jitter}\`:r}function xi(e,{keyRules:t}){return e.
kind==="derived"?t.derived(e.template):t[e.kind]}function pc({info:e}){let t=P(),{policies:n}=t.texts,o=dc(e,t);return s("section",{class:"panel policy",children:[s("div",{class:"title",children:[s("h2",{children:s(
"a",{href:te("jobs",{binding:e.name}),children:e.name})}),e.draining&&s("span",{class:"state STALLED",children:n.draining})]}),e.description!==null&&s("p",{class:"\\
soft",children:e.description}),s("dl",{class:"facts",children:fc(e,t).map(([r,i])=>[s("dt",{children:n.row[r]},r),s("dd",{children:i},\`\${r} is\`)])}),o.length>0&&
s("ul",{class:"hints","aria-label":n.hints,children:o.map(r=>s("li",{children:r},r))})]})}function mc({query:e}){let{texts:t}=P(),n=Ke("bindings",ie.bindings);if(n.value===null)return n.error===null?s(Et,{}):s(at,{error:n.error,again:n.reload});let o=e.
get("binding"),r=n.value.bindings.filter(({name:i})=>o===null||i===o);return s(ee,{children:[s("div",{class:"title",children:[s("h1",{children:t.policies.title}),
s("p",{class:"soft",children:t.policies.lead})]}),s("div",{class:"policies",children:r.map(i=>s(pc,{info:i},i.name))})]})}var fm={system:"M8 2a6 6 0 1 0 .01 0M8 2v12M5.6 2.6v10.8M3.4 4.2v7.6",light:"M8 5a3 3 0 1 0 .01 0M8 1v1.4M8 13.6V15M1 8h1.4M13.6 8H15M3 3l1 1M12 12l1 1M3 13l1-1\\
M12 4l1-1",dark:"M13.5 9.6A6 6 0 1 1 6.4 2.5a4.8 4.8 0 0 0 7.1 7.1z"};function jr({theme:e,nextTheme:t,otherLanguage:n}){let{texts:o,language:r}=P();return s(ee,
{children:[s("button",{class:"button plain",lang:r==="en"?"ja":"en",onClick:n,children:o.frame.otherLanguage}),s("button",{class:"button plain","aria-label":o.frame.
themes[e],title:o.frame.themes[e],onClick:t,children:s("svg",{width:"15",height:"15",viewBox:"0 0 16 16",fill:"none",stroke:"currentColor","stroke-width":"1.4",
"stroke-linecap":"round","stroke-linejoin":"round","aria-hidden":"true",children:s("path",{d:fm[e]})})})]})}function gc({page:e,name:t,readOnly:n,feed:o,preferences:r,onHelp:i,onSignOut:l}){let{texts:a}=P();return s("header",{class:"head",children:[s("a",{class:"brand",
href:te("overview"),children:[s(Xn,{size:22}),s("span",{lang:"ja",children:"紡ぎ"}),s("small",{children:t})]}),s("nav",{"aria-label":a.frame.pages,children:Ps.
map(c=>s("a",{href:te(c),...c===e?{"aria-current":"page"}:{},children:a.frame[c]},c))}),s("div",{class:"tools",children:[n&&s("span",{class:"live",children:a.frame.
readOnly}),s("span",{class:\`live \${o}\`,title:a.frame.liveNote[o],role:"status",children:[s("i",{}),a.frame.live[o]]}),s(jr,{...r}),s("button",{class:"button pla\\
in","aria-label":a.frame.shortcuts,onClick:i,children:"?"}),l!==null&&s("button",{class:"button plain",onClick:l,children:a.frame.signOut})]})]})}function hc({onClose:e}){let{texts:t}=P(),{keys:n}=t,o=[["?",n.help],["g o",n.overview],["g j",n.jobs],["g e",n.enqueue],["g p",n.policies],["/",n.search],["j",
n.down],["k",n.up],["Enter",n.open],["x",n.select],["t",n.theme],["Esc",n.escape]];return s(No,{title:t.frame.shortcuts,onClose:e,children:[s("dl",{class:"short\\
cuts",children:o.map(([r,i])=>[s("dt",{children:r.split(" ").map(l=>s("kbd",{children:l},l))},r),s("dd",{children:i},\`\${r} does\`)])}),s("div",{class:"row",children:s(
"button",{class:"button",onClick:e,children:t.frame.close})})]})}function yc({who:e,preferences:t,onSignOut:n}){let{texts:o}=P(),r=Ol(),[i,l]=$("connecting"),[a,c]=$(!1),f=Tn(()=>new pr(l),[]);pe(()=>()=>f.close(),[f]);let m=Tn(
()=>({who:e,feed:f}),[e,f]),p=Pe(null),h=r.jobId??o.frame[r.page];pe(()=>{document.title=\`\${h} · \${e.name}\`},[h,e.name]);let _=\`\${r.page} \${r.jobId??""}\`,v=Pe(
_);return pe(()=>{_!==v.current&&p.current?.focus(),v.current=""},[_]),so({"?":()=>c(!0),t:t.nextTheme,"g o":()=>lt(te("overview")),"g j":()=>lt(te("jobs")),"g \\
e":()=>lt(te("enqueue")),"g p":()=>lt(te("policies"))}),s(Ms.Provider,{value:m,children:[s("a",{class:"button skip",href:"#content",onClick:w=>{w.preventDefault(),
p.current?.focus()},children:o.frame.skip}),s(gc,{page:r.page,name:e.name,readOnly:e.read_only,feed:i,preferences:t,onHelp:()=>c(!0),onSignOut:zt.get()===null?null:
n}),s("main",{ref:p,id:"content",tabIndex:-1,children:s(pm,{place:r})}),a&&s(hc,{onClose:()=>c(!1)})]})}function pm({place:e}){if(e.jobId!==null)return s(ca,{id:e.
jobId},e.jobId);switch(e.page){case"overview":return s(cc,{query:e.query});case"jobs":return s(Ea,{query:e.query});case"enqueue":return s(Zl,{query:e.query});case"\\
policies":return s(mc,{query:e.query})}}function _c({expired:e,preferences:t,onSignedIn:n}){let{texts:o}=P(),r=Ct(),[i,l]=$(""),[a,c]=$(!1),[f,m]=$(e?o.signIn.expired:null),p=async()=>{c(!0),zt.set(i.
trim());try{n(await ie.session())}catch(h){zt.set(null),c(!1);let _=h instanceof ze&&h.status===401;m(_?o.signIn.refused:r(h))}};return s("main",{class:"sign-in",
children:[s("h1",{class:"brand",children:[s(Xn,{size:34}),s("span",{lang:"ja",children:"紡ぎ"}),s("small",{children:"Tsumugi"})]}),s("form",{onSubmit:h=>{h.preventDefault(),
p()},children:[s("p",{children:o.signIn.lead}),s("label",{for:"token",children:o.signIn.token}),s("input",{id:"token",type:"password",autocomplete:"current-pass\\
word",required:!0,autofocus:!0,value:i,"aria-describedby":"token-hint",onInput:h=>l(h.currentTarget.value)}),f!==null&&s("p",{class:"banner bad",role:"alert",children:f}),
s("button",{class:"button primary",disabled:a,children:a?o.signIn.checking:o.signIn.submit}),s("p",{id:"token-hint",class:"faint",children:o.signIn.hint})]}),s(
"div",{class:"tools",children:s(jr,{...t})})]})}function bc(){let[e,t]=Wl(),[n,o]=rc(),[r,i]=$({kind:"asking"}),l=()=>{ie.session().then(c=>i({kind:"in",who:c}),c=>{let f=c instanceof ze&&c.status===401;i(f?{
kind:"out",expired:!1}:{kind:"failed",error:c})})};pe(l,[]),pe(()=>{let c=()=>{zt.set(null),i(f=>f.kind==="in"?{kind:"out",expired:!0}:f)};return addEventListener(
dr,c),()=>removeEventListener(dr,c)},[]);let a={theme:n,nextTheme:o,otherLanguage:t};return s(Ls.Provider,{value:e,children:[r.kind==="asking"&&s("main",{children:s(
Et,{})}),r.kind==="failed"&&s("main",{children:s(at,{error:r.error,again:l})}),r.kind==="out"&&s(_c,{expired:r.expired,preferences:a,onSignedIn:c=>i({kind:"in",
who:c})}),r.kind==="in"&&s(yc,{who:r.who,preferences:a,onSignOut:()=>{zt.set(null),i({kind:"out",expired:!1})}})]})}var Ti=document.getElementById("app");if(Ti===null)throw new Error("the page has no place for the dashboard");Ti.replaceChildren();ml(s(bc,{}),Ti);
`,
};

export const style: DashboardAsset = {
  contentType: "text/css; charset=utf-8",
  etag: '"c8TuWbTscJF1z2APFhVcRB"',
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
background:var(--surface);color:var(--ink);font-weight:400;text-align:left;white-space:normal}dialog::backdrop{background:light-dark(#1c1e2240,#000000a0)}dialog
h2{font-size:15px;margin-bottom:10px}dialog .row{margin-top:16px;justify-content:flex-end}.skip{position:absolute;left:12px;top:-60px;z-index:10}.skip:focus{top:8px}.head{position:sticky;top:0;z-index:4;display:flex;align-items:stretch;gap:4px 22px;padding:0
24px;background:var(--paper);border-bottom:1px solid var(--line-strong)}.brand{display:flex;align-items:center;gap:9px;font-size:15px;font-weight:600;text-decoration:none;
white-space:nowrap}.brand svg{display:block}.brand small{font-size:12px;font-weight:400;color:var(--ink-faint)}.head nav{display:flex;gap:2px;flex:1}.head nav a{
display:flex;align-items:center;padding:11px 10px 10px;color:var(--ink-soft);text-decoration:none;white-space:nowrap;border-bottom:2px solid transparent;margin-bottom:-1px}
.head nav a:hover{color:var(--ink)}.head nav a[aria-current]{color:var(--ink);font-weight:600;border-bottom-color:var(--ink)}.tools{display:flex;align-items:center;
gap:2px}.tools .button{color:var(--ink-soft);padding:3px 7px}.live{display:inline-flex;align-items:center;gap:6px;margin-right:8px;color:var(--ink-faint);white-space:nowrap}
.live i{width:7px;height:7px;border-radius:50%;border:1.5px solid var(--ink-faint)}.live.streaming i{border-color:var(--completed);background:var(--completed)}.live.polling
i{border-color:var(--queued);background:var(--queued)}main{max-width:1360px;margin:0 auto;padding:20px 24px 64px}main:focus{outline:none}.title{display:flex;flex-wrap:wrap;
align-items:baseline;gap:6px 14px;margin-bottom:14px}.title .row{margin-left:auto}.shortcuts{display:grid;grid-template-columns:auto 1fr;gap:5px 16px;align-items:baseline}
kbd{display:inline-block;min-width:20px;padding:0 5px;border:1px solid var(--line-strong);border-bottom-width:2px;border-radius:4px;font:12px/1.6 var(--mono);text-align:center}
.sign-in{max-width:380px;margin:14vh auto 0;padding:0 20px}.sign-in .brand{font-size:22px;margin-bottom:22px}.sign-in form{display:grid;gap:10px}.sign-in p{color:var(--ink-soft)}
.sign-in .button.primary{justify-content:center}.sign-in .tools{margin-top:26px}.state{--tint: var(--cancelled);--wash: var(--cancelled-wash);display:inline-flex;align-items:center;gap:6px;padding:0 7px 0 6px;border-radius:4px;background:var(--wash);
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
-webkit-box-orient:vertical;-webkit-line-clamp:1;font-size:12px;font-weight:400}.fault{display:block;color:var(--failed);font-size:12px;font-weight:400;white-space:normal}
.bindings .blocks{white-space:nowrap}.bindings .state+.state{margin-left:4px}.count a{text-decoration:none}.count .FAILED,.count .STALLED{color:var(--tint)}.count
a:hover{text-decoration:underline}.count .zero{color:var(--ink-faint)}.places meter{display:block;width:64px;height:3px;margin:0 0 2px auto;border:0;border-radius:2px;
background:var(--line)}.places meter::-webkit-meter-bar{height:3px;border:0;border-radius:2px;background:var(--line)}.places meter::-webkit-meter-optimum-value{
border-radius:2px;background:var(--running)}.places meter::-moz-meter-bar{background:var(--running)}.note{margin-top:6px;font-size:12px}.thread{display:block;width:120px;
height:22px;fill:none;stroke:var(--ink-soft);stroke-width:1.1;stroke-linejoin:round}.thread .FAILED{stroke:var(--tint);stroke-width:1.6}.charts{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));
gap:18px 30px;margin-top:30px}.charts>.row{grid-column:1 / -1;gap:14px}.chart figcaption{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 12px;margin-bottom:4px}
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
max-height:200px;overflow-y:auto;color:var(--ink)}.banner .button{margin-left:auto;min-height:0;padding:0 6px}.job-title{align-items:center}.job-title h1{font-size:17px;font-weight:600;overflow-wrap:anywhere}.job-title .outcome{flex-basis:100%;margin:4px 0 0}.timeline{margin:22px
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
.enqueue>fieldset>legend{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}legend{padding:0;font-weight:600}fieldset>.button{justify-self:start}
.item{display:grid;grid-template-columns:1fr auto;gap:8px;align-items:end}.options>summary{cursor:pointer;font-weight:600}.options .grid{display:grid;grid-template-columns:1fr
1fr;gap:12px 20px;margin-top:12px}.options .time{display:grid;gap:3px;color:inherit}.policies{display:grid;grid-template-columns:repeat(auto-fill,minmax(350px,1fr));gap:30px 36px;align-items:start}.policy h2 a{text-decoration:none}.policy h2 a:hover{
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
