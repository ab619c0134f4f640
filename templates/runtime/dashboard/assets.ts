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
  etag: '"fRQSHJBUVTnjWHnATR2jLp"',
  text: `/*! Tsumugi's dashboard. It holds:
preact 11.2.0: Copyright (c) 2015-present Jason Miller
uplot 1.6.32: Copyright (c) 2022 Leon Sorokin

The MIT License (MIT) Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions: The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software. THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
*/
var he,al,ld,an,ps,ar,ul,rr,cl,hs,ms,dl,Co=Symbol.for("pv"),ur={},cr=[],ad=/^m(i|n|o|s|text|space)$/,ys=Array.isArray,fl=cr.slice,Tn=Object.assign;function xn(e){
e&&e.parentNode&&e.remove()}function sr(e,t,n,o,r){var i={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Co,__v:r||++al,__i:-1,__u:0};return!r&&he.vnode&&he.
vnode(i),i}function Y(e){return e.children}function ir(e,t){this.props=e,this.context=t,this.__g=0}function un(e,t){if(t==null)return e.__&&un(e.__,e.__i+1);for(var n;t<e.
__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:un(e)}function ud(e){var t,n=e.__v,o=n.__e,r=[],i=[],l=e.__P;
l&&((t=Tn({constructor:Co},n)).__v=n.__v+1,he.vnode&&he.vnode(t),bs(l,t,n,e.__n,l.namespaceURI,32&n.__u?[o]:null,r,o||un(n),32&n.__u,i),t.__v=n.__v,t.__.__k[t.__i]=
t,bl(r,t,i),n.__=n.__e=null,t.__e!=o&&pl(t))}function pl(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),
pl(e)}function gs(e){(8&e.__g||(e.__g|=8,an.push(e),ar++))&&ps==he.debounceRendering||((ps=he.debounceRendering)||queueMicrotask)(ml)}function ml(){try{for(var e,
t=1;an.length;)an.length>t&&an.sort(ul),e=an.shift(),t=an.length,8&e.__g&&ud(e)}finally{(ar=an.length)&&(ps||queueMicrotask)(ml)}}function gl(e,t,n,o,r,i,l,a,c,f,m){
var p,h,b,v,S,x,E=o.__k||cr,k=t.length;for(c=cd(n,t,E,c,k),p=0;p<k;p++)(b=n.__k[p])!=null&&(h=~b.__i&&E[b.__i]||ur,b.__i=p,x=bs(e,b,h,r,i,l,a,c,f,m),v=b.__e,(h.
ref!=b.ref||8&h.__u)&&(h.ref&&_s(h.ref,null,b,h),b.ref&&m.push(b.ref,b.__c||v,b)),S=S||v,4&b.__u?(c=hl(b,c,e,!h.__v),h.__e&&(h.__e=null)):typeof b.type=="functi\\
on"&&x!==void 0?c=x:v&&(c=v.nextSibling),b.__u&=-21);return n.__e=S,c}function cd(e,t,n,o,r){var i,l,a,c,f,m,p,h,b,v=n.length,S=v,x=0,E=0,k=e.__k=Array(r);for(i=
0;i<r;i++)(l=t[i])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=k[i]=sr(null,l):ys(l)?l=k[i]=sr(Y,{children:l}):
l.constructor===Co&&l.__b?l=k[i]=sr(l.type,l.props,l.key,l.ref,l.__v):k[i]=l,c=i+x,l.__=e,l.__b=e.__b+1,a=null,~(f=l.__i=dd(l,n,c,S))&&(S--,(a=n[f])&&(a.__u|=2)),
a&&a.__v?(l.__u|=16,f==c-1?x--:f==c+1?x++:f!=c&&(f>c?x--:x++,E=1)):(~f||(r>v?x--:r<v&&x++),typeof l.type!="function"&&(l.__u|=4))):k[i]=null;if(E){for(m=[],p=[],
i=0;i<r;i++)if((l=k[i])&&16&l.__u){for(x=0,h=m.length;x<h;)m[b=x+h>>1]<l.__i?x=b+1:h=b;m[x]=l.__i,p[i]=x+1}for(x=m.length;i--;)p[i]&&(p[i]==x?x--:k[i].__u|=4)}if(S)
for(i=0;i<v;i++)!(a=n[i])||2&a.__u||(a.__e==o&&(o=un(a)),vs(a,a));return o}function hl(e,t,n,o){var r,i,l,a;if(typeof e.type=="function"){if(e.props.__P)return t;
if(r=e.__k)for(i=0;i<r.length;i++)r[i]&&(r[i].__=e,t=hl(r[i],t,n,!1));return t}for(t&&!t.parentNode&&(t=un(e))&&!t.parentNode&&(t=null),l=e.__e,a=t;a&&a.nodeType==
8;)a=a.nextSibling;for(l!=a&&(!o&&n.moveBefore&&l.parentNode?n.moveBefore(l,t):n.insertBefore(l,t||null)),t=l;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith(
"$s"););return t}function dd(e,t,n,o){var r,i=e.key,l=e.type,a=t[n],c=a&&!(2&a.__u);if(a===null&&i==null||c&&i==a.key&&l==a.type)return n;if(o>(c?1:0)){for(r=n-1;r>=0;r--)if((a=
t[r])&&!(2&a.__u)&&i==a.key&&l==a.type)return r;for(r=n+1;r<t.length;r++)if((a=t[r])&&!(2&a.__u)&&i==a.key&&l==a.type)return r}return-1}function ll(e,t,n){n==null&&
(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function or(e,t,n,o,r){var i,l;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.
cssText=o=""),o)for(t in o)n&&t in n||ll(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||ll(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),
typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(l=ms[t]||(ms[t]=fd(t)),(e.__a||(e.__a={}))[t]=hs,i=t!=(t=t.replace(cl,"$1")),(t=t.slice(2))[0]<"a"&&
(t=t.toLowerCase()),n?e.addEventListener(t,l,i):e.removeEventListener(t,l,i));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)
try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function fd(e){
return function(t){var n=this.__e;if(n){if(n=n[e],t[rr]==null)t[rr]=hs++;else if(t[rr]<this.__a[e])return;return n(he.event?he.event(t):t)}}}function bs(e,t,n,o,r,i,l,a,c,f){
var m,p,h,b,v,S,x,E,k,R,P,K,I,j,U,X,z,M,G=t.type;if(t.constructor!==Co)return null;128&n.__u&&(c=32&n.__u,m=n.__c.__z)&&(t.__u|=c,p=i=[],m.nodeType==8?a=lr(m,i):
i.push(m),a=i[0]||a),(m=he.__b)&&m(t);e:if(typeof G=="function"){h=l.length;try{if(E=t.props,k=(m=G.prototype)&&m.render,R=(m=G.contextType)&&o[m.__c],P=m?R?R.props.
value:m.__:o,(b=n.__c)?(t.__c=b,2&b.__g&&(b.__g|=1)):(k?t.__c=b=new G(E,P):(t.__c=b=new ir(E,P),b.constructor=G,b.render=md),R&&R.sub(b),b.state||(b.state={}),b.
__n=o,b.__g|=8,b.__h=[],b.__k=[]),k&&(b.__s||(b.__s=b.state),G.getDerivedStateFromProps&&(b.__s==b.state&&(b.__s=Tn({},b.__s)),Tn(b.__s,G.getDerivedStateFromProps(
E,b.__s)))),v=b.props,S=b.state,b.__v=t,n.__c){if(E!==v&&k&&!G.getDerivedStateFromProps&&b.componentWillReceiveProps&&b.componentWillReceiveProps(E,P),t.__v==n.
__v&&!(8&b.__g)||!(4&b.__g)&&b.shouldComponentUpdate&&b.shouldComponentUpdate(E,b.__s,P)===!1){t.__v!=n.__v&&(b.props=E,b.state=b.__s,b.__g&=-9),t.__e=n.__e,t.__k=
n.__k,t.__k.some(function(F){F&&(F.__=t)}),cr.push.apply(b.__h,b.__k),b.__k=[],b.__h.length&&l.push(b),a=un(n);break e}b.componentWillUpdate&&b.componentWillUpdate(
E,b.__s,P),k&&b.componentDidUpdate&&b.__h.push(function(){b.componentDidUpdate(v,S,x)})}else k&&!G.getDerivedStateFromProps&&b.componentWillMount&&b.componentWillMount(),
k&&b.componentDidMount&&b.__h.push(b.componentDidMount);b.context=P,b.props=E,b.__P=e,b.__g&=-5,K=he.__r,I=k?25:0;do b.__g&=-9,K&&K(t),m=b.render(b.props,b.state=
b.__s,b.context);while(8&b.__g&&++I<25);k&&(cr.push.apply(b.__h,b.__k),b.__k=[]),b.state=b.__s,b.getChildContext&&(o=Tn({},o,b.getChildContext())),k&&n.__c&&b.getSnapshotBeforeUpdate&&
(x=b.getSnapshotBeforeUpdate(v,S)),j=m&&m.type===Y&&m.key==null?m.props.children:m,E.__P&&(m=a,r=(e=E.__P).namespaceURI,c=i=null,n.props&&n.props.__P!=e&&(n.__k.
some(function(F){F&&vs(F,F)}),n.__k=null),a=n.__k?un(n,0):null),a=gl(e,ys(j)?j:[j],t,n,o,r,i,l,a,c,f),E.__P&&(t.__e=null,a=m),t.__u&=-161,p&&p.some(xn),b.__h.length&&
l.push(b),1&b.__g&&(b.__g&=-4)}catch(F){if(l.length=h,t.__v=null,c||i)if(F&&F.then){if(t.__u|=128|c,i){for(~(z=i.indexOf(a||void 0))||(z=i.length);(M=i[z-1])&&M.
nodeType==8;)z--;for(;z<i.length;z++)if(M=i[z])if(i[z]=null,U){if(M==X)break}else{if(M.nodeType!=8)break;M.data.startsWith("$s")&&(X=lr(U=M))}}if(!U){for(;a&&a.
nodeType==8&&a.nextSibling;)a=a.nextSibling;U=a}(m=lr(U=t.__c.__z||(t.__c.__z=U)))?(t.__e=U,a=m):t.__e=a,a=a&&a.nextSibling}else i&&i.some(xn);else t.__e=n.__e;
t.__k||(t.__k=n.__k||[]),F&&F.then||yl(t),he.__e(F,t,n)}}else a=t.__e=pd(n.__e,t,n,o,r,i,l,c,f,e);return(m=he.diffed)&&m(t),a}function lr(e,t){if(e&&e.nodeType==
8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(
e)}}function yl(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(yl))}function bl(e,t,n){for(var o=0;o<n.length;)_s(n[o++],n[o++],n[o++]);he.__c&&he.__c(t,e),e.some(
function(r){try{e=r.__h,r.__h=[],e.some(function(i){i.call(r)})}catch(i){he.__e(i,r.__v)}})}function pd(e,t,n,o,r,i,l,a,c,f){var m,p,h,b,v,S,x,E,k=n.props||ur,R=t.
props,P=t.type;if(P=="svg"?r="http://www.w3.org/2000/svg":P=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),i){for(m=0;m<i.
length;m++)if((v=i[m])&&(P?v.localName==P:v.nodeType==3)){e=v,i[m]=null;break}}if(!e){if(E=f.ownerDocument||document,!P)return E.createTextNode(R);e=E.createElementNS(
r,P,R.is?R:f),a&&(he.__m&&he.__m(t,i),a=!1),i=null}if(P){if(f=P=="template"&&e.content||e,i=P=="textarea"&&R.defaultValue!=null?null:i&&fl.call(f.childNodes),!a&&
i)for(k={},m=0;m<e.attributes.length;m++)k[(v=e.attributes[m]).name]=v.value;for(m in k)v=k[m],m=="dangerouslySetInnerHTML"?h=v:m=="children"||m in R||m=="value"&&
"defaultValue"in R||m=="checked"&&"defaultChecked"in R||or(e,m,null,v,r);for(m in R)v=R[m],m=="children"?b=v:m=="dangerouslySetInnerHTML"?p=v:m=="value"?S=v:m==
"checked"?x=v:a&&typeof v!="function"||k[m]===v||or(e,m,v,k[m],r);p?(a||h&&(p.__html==h.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(h&&(e.
textContent=""),(P=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&ad.test(P))&&(r="http://www.w3.org/1999/xhtml"),gl(f,ys(b)?b:[b],t,n,o,r,i,l,i?i[0]:
n.__k&&un(n,0),a,c),i&&i.some(xn)),a&&P!="textarea"||(m="value",P=="progress"&&S==null?e.removeAttribute(m):S==null||S===e[m]&&(P!="progress"||S)||or(e,m,S,k[m],
r),m="checked",x!=null&&x!=e[m]&&or(e,m,x,k[m],r))}else k===R||a&&e.data==R||(e.data=R);return e}function _s(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&
(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){he.__e(r,n)}}function vs(e,t,n){var o,r,i,l;if(he.unmount&&he.unmount(
e),!(o=e.ref)||o.current&&o.current!=e.__e||_s(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){he.__e(a,t)}o.__P=o.__n=null}
if(o=e.__k)for(l=0;l<o.length;l++)o[l]&&vs(o[l],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=lr(o,i=[]))&&(o==e.__e&&i.some(xn),xn(
r),xn(o)),n||xn(e.__e),e.__e=e.__c=e.__=null}function md(e,t,n){return this.constructor(e,n)}function _l(e,t){var n,o,r,i;he.__&&he.__(e,t),t.nodeType==9&&(t=t.
documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=sr(Y,{children:[e]}),r=[],i=[],bs(t,t.__k,o||ur,ur,t.namespaceURI,o?null:t.firstChild?fl.call(t.childNodes):
null,r,o?o.__e:t.firstChild,n,i),bl(r,t.__k,i),t.__k.props.children=null}function dr(e){function t(n){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(i){this.props.value!=i.value&&o.forEach(function(l){l.__g|=4,gs(l)})},this.sub=function(i){o.add(i);var l=i.componentWillUnmount;i.componentWillUnmount=
function(){o.delete(i),l&&l.call(i)}}),n.children}return t.__c="__cC"+dl++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}he={__e:function(e,t,n,o){for(var r,i,l;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((l=(i=r.constructor)&&i.getDerivedStateFromError)&&r.setState(i.getDerivedStateFromError(
e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),l=1),l&&8&r.__g)return void(r.__g|=2)}catch(a){e=a}}throw ar=0,e}},al=0,ld=function(e){return e!=null&&e.
constructor===Co},ir.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Tn({},this.state)),typeof e=="function"&&(e=e(Tn({},n),this.props)),
e&&(Tn(n,e),this.__v&&(t&&this.__k.push(t),gs(this)))},ir.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),gs(this))},ir.prototype.render=
Y,an=[],ar=0,ul=function(e,t){return e.__v.__b-t.__v.__b},rr=Symbol(),cl=/(PointerCapture)$|Capture$/i,hs=0,ms={},dl=0;var En,Re,Ss,vl,ws=Object.is,Lo=0,Al=[],ks=[],De=he,Sl=De.__b,wl=De.__r,kl=De.diffed,xl=De.__c,Tl=De.unmount,El=De.__;function Mo(e,t){De.__h&&De.__h(Re,e,Lo||t),
Lo=0;var n=Re.__H||(Re.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function D(e){return Lo=1,gd(Ml,e)}function gd(e,t,n){var o=Mo(En++,2);if(o.
t=e,!o.__c&&(o.__=[n?n(t):Ml(void 0,t),function(i){var l=(o.__N||o.__)[0],a=o.t(l,i);ws(l,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=Re,!Re.__f)){Re.__f=
!0;var r=Re.shouldComponentUpdate;Re.shouldComponentUpdate=function(i,l,a){var c=this.__H;if(!c)return!0;var f=!1,m=this.props!=i;if(c.__.some(function(h){h.__N&&
(f=!0,ws(h.__[0],h.__N[0])||(m=!0))}),r){var p=r.call(this,i,l,a);return f?p||m:p}return!f||m}}return o.__}function oe(e,t){var n=Mo(En++,3);!De.__s&&Ts(n.__H,t)&&
(n.__P=!0,n.__=e,n.u=t,Re.__H.__h.push(n))}function eo(e,t){var n=Mo(En++,4);!De.__s&&Ts(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,Re.__h.push(n))}function me(e){return Lo=
5,Zt(function(){return{current:e}},[])}function Zt(e,t){var n=Mo(En++,7);return Ts(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Ll(e,t){return Lo=8,Zt(function(){return e},t)}function fr(e){var t=Re.context[e.
__c],n=Mo(En++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(Re)),t.props.value):e.__}function hd(){var e;do{for(;e=ks.shift();)try{Ao(e)}catch(n){De.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Al.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ao),t.__h.
some(xs),t.__h=[]}catch(n){t.__h=[],De.__e(n,e.__v)}}}while(ks.length)}De.__b=function(e){Re=null,Sl&&Sl(e)},De.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.
__m),El&&El(e,t)},De.__r=function(e){wl&&wl(e),En=0;var t=(Re=e.__c).__H;t&&(Ss==Re?Re.__h=[]:(t.__h.some(Ao),t.__h.some(xs),En=0),t.__h=[],t.__.some(function(n){
n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Ss=Re},De.diffed=function(e){kl&&kl(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Cl(Al.push(t)),t.__H.__.some(function(n){
n.u&&(n.__H=n.u)})),Ss=Re=null},De.__c=function(e,t){t.some(function(n){try{n.__h.some(Ao),n.__h=n.__h.filter(function(o){return!o.__||xs(o)})}catch(o){n.__h=[function(){
throw o}]}}),xl&&xl(e,t)},De.unmount=function(e){Tl&&Tl(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&
(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Cl(ks.push(r))}else Ao(r)}catch(i){t=i}}),o.__H=void 0,t&&De.__e(t,o.__v))};var Pl=typeof requestAnimationFrame==
"function";function yd(e){var t,n=function(){clearTimeout(o),Pl&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Pl&&(t=requestAnimationFrame(n))}function Cl(e){
e!=1&&vl==De.requestAnimationFrame||((vl=De.requestAnimationFrame)||yd)(hd)}function Ao(e){var t=Re,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),Re=t}function xs(e){
var t=Re;e.__c=e.__(),Re=t}function Ts(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!ws(n,e[o])})}function Ml(e,t){return typeof t=="function"?
t(e):t}var Es=new Map;function pr(e,t){return{get(){try{return e().getItem(t)}catch{return Es.get(t)??null}},set(n){n===null?Es.delete(t):Es.set(t,n);try{n===null?e().
removeItem(t):e().setItem(t,n)}catch{}}}}var Gt=pr(()=>sessionStorage,"tsumugi.token"),Ps=pr(()=>localStorage,"tsumugi.theme"),Cs=pr(()=>localStorage,"tsumugi.l\\
anguage"),As=pr(()=>localStorage,"tsumugi.columns");var Fe=class extends Error{status;code;details;constructor(t,{code:n,message:o,details:r}){super(o),this.name="ApiFailure",this.status=t,this.code=n,this.details=
r}get issues(){return this.code==="invalid-request"&&Array.isArray(this.details)?this.details:[]}names(t){let{details:n}=this;if(typeof n!="object"||n===null)return[];
let o=n[t];return Array.isArray(o)?o.map(String):[]}},bd={error:{code:"unreachable",message:"",details:null}};function Ro(){return new Fe(0,bd.error)}async function Rl(e){
let t=await e.json().catch(()=>null);if(typeof t=="object"&&t!==null&&"error"in t)return new Fe(e.status,t.error);let n=e.status===404?"not-found":"unreachable";
return new Fe(e.status,{code:n,message:"",details:null})}var mr="tsumugi-signed-out";async function Ls(e,t={}){let{signal:n,body:o,headers:r}=t,i=Gt.get(),l=await fetch(\`/api/\${e}\`,{method:o===void 0?"GET":"POST",headers:{
...i===null?{}:{authorization:\`Bearer \${i}\`},...o===void 0?{}:{"content-type":"application/json"},...r},...o===void 0?{}:{body:JSON.stringify(o)},...n===void 0?
{}:{signal:n},credentials:"same-origin",cache:"no-store"}).catch(a=>{throw n?.aborted===!0?a:Ro()});if(l.ok)return l;throw l.status===401&&dispatchEvent(new Event(
mr)),await Rl(l)}async function ut(e,t={}){return await(await Ls(e,t)).json().catch(o=>{throw t.signal?.aborted===!0?o:Ro()})}var gr=e=>\`jobs/\${encodeURIComponent(e)}\`,Dl=e=>\`bindings/\${encodeURIComponent(e)}\`,se={session:e=>ut("session",_d(e)),diagnostics:e=>ut("diagnostics",{signal:e}),
bindings:e=>ut("bindings",{signal:e}),metrics:(e,t)=>ut(\`metrics?since=\${e}\`,{signal:t}),jobs:(e,t)=>ut(\`jobs?\${e}\`,{signal:t}),job:(e,t,n)=>ut(\`\${gr(e)}\${t?"?f\\
resh=1":""}\`,{signal:n}),explain:(e,t)=>ut(\`\${gr(e)}/explain\`,{signal:t}),act:(e,t)=>ut(\`\${gr(e)}/\${t}\`,{body:{}}),reschedule:(e,t)=>ut(\`\${gr(e)}/reschedule\`,{body:t}),
bulk:(e,t)=>ut(\`jobs/bulk-\${e}\`,{body:t}),enqueue:e=>ut("jobs",{body:e}),pause:(e,t)=>ut(\`\${Dl(e)}/\${t?"pause":"resume"}\`,{body:{}}),purge:e=>ut(\`\${Dl(e)}/purge\`,
{body:{confirm:e}})};function _d(e){return e===void 0?{}:{signal:e}}function Nl(e){return!document.hidden||e.aborted?Promise.resolve():new Promise(t=>{let n=()=>{document.hidden&&!e.aborted||(document.removeEventListener("visibi\\
litychange",n),t())};document.addEventListener("visibilitychange",n),e.addEventListener("abort",n,{once:!0})})}function Fl(e,t){let n,o=()=>{clearTimeout(n),document.
hidden&&(n=setTimeout(t,e))};return document.addEventListener("visibilitychange",o),o(),()=>{clearTimeout(n),document.removeEventListener("visibilitychange",o)}}async function*Ol(e){let t="",n=e.pipeThrough(new TextDecoderStream).getReader();try{for(;;){let{done:o,value:r}=await n.read();if(o)return;let i=(t+r).replaceAll(
\`\\r
\`,\`
\`).split(\`

\`);t=i.pop()??"";for(let l of i)yield vd(l)}}finally{await n.cancel().catch(()=>{})}}function vd(e){let t=e.split(\`
\`).map(o=>/^([^:]*)(?:: ?(.*))?$/.exec(o)??[]),n=o=>t.filter(r=>r[1]===o).map(r=>r[2]??"");return{event:n("event").at(-1)??(t.every(o=>o[1]==="")?"comment":"mes\\
sage"),data:n("data").join(\`
\`),id:n("id").at(-1)??""}}var Sd=1e4,wd=1e3,kd=2e3,xd=4,Td=1e3,Ed=100,Il=45e3,Pd=2e4,hr=class{#t=new Set;#e=new AbortController;#n=new Set;#i=0;#o=null;#r="";constructor(t){this.#l(t)}close(){
this.#e.abort(),this.#o!==null&&clearTimeout(this.#o),this.#t.clear()}listen(t){return this.#t.add(t),()=>this.#t.delete(t)}async#l(t){let{signal:n}=this.#e;t("\\
connecting");let o=0;for(;!n.aborted;){let r=Date.now(),i=await this.#a(()=>t("streaming")).then(()=>!0,()=>!1);o=Date.now()-r<kd?o+1:0;let l=document.hidden||i&&
o<xd;l||t("polling"),await this.#u(l?wd:Sd),await Nl(n),this.#s(null)}}async#a(t){let n=new AbortController,o=()=>n.abort();this.#e.signal.addEventListener("abo\\
rt",o);let r=setTimeout(o,Il),i=Fl(Pd,o);try{let l=this.#r===""?{}:{"last-event-id":this.#r},{body:a}=await Ls("events",{signal:n.signal,headers:l});if(a===null)
throw Ro();t();for await(let{event:c,data:f,id:m}of Ol(a))clearTimeout(r),r=setTimeout(o,Il),m!==""&&(this.#r=m),c==="jobs"?this.#s(JSON.parse(f).jobs.map(p=>p.
id)):c==="reset"&&this.#s(null)}finally{clearTimeout(r),i(),this.#e.signal.removeEventListener("abort",o),o()}}#s(t){if(t===null)this.#n=null;else for(let o of t)
this.#n?.add(o);let n=Math.max(Ed,this.#i+Td-Date.now());this.#o??=setTimeout(()=>{let o=this.#n;this.#o=null,this.#i=Date.now(),this.#n=new Set;for(let r of this.#t)
r(o)},n)}#u(t){return new Promise(n=>{setTimeout(n,t),this.#e.signal.addEventListener("abort",()=>n(),{once:!0})})}};var Ms=["overview","jobs","enqueue","policies"];function Rs(e){let[t="",n=""]=e.replace(/^#\\/?/,"").split(/\\?(.*)/s),[o="",r=""]=t.split("/"),i=Ms.find(a=>a===o)??
"overview",l=i==="jobs"&&r!==""?Cd(r):null;return{page:i,jobId:l,query:new URLSearchParams(n)}}function te(e,t={},n=null){let o=new URLSearchParams(t),r=new URLSearchParams(
[...o].filter(([,l])=>l!==""));return\`#/\${n===null?e:\`\${e}/\${encodeURIComponent(n)}\`}\${r.size===0?"":\`?\${r}\`}\`}function to(e){return te("jobs",{},e)}var Bl="#/j\\
obs";function Ds(){return Bl}function $l(e){Bl=te("jobs",e)}function ct(e,{replace:t=!1}={}){if(!t){location.hash=e;return}history.replaceState(history.state,"",
e),dispatchEvent(new HashChangeEvent("hashchange"))}function jl(){let[e,t]=D(location.hash);return oe(()=>{let n=()=>t(location.hash);return addEventListener("h\\
ashchange",n),()=>removeEventListener("hashchange",n)},[]),Rs(e)}function Cd(e){try{return decodeURIComponent(e)}catch{return e}}var ql=[["day",864e5],["hour",36e5],["minute",6e4],["second",1e3]],Hl=new Map;function Wl(e){let t=Hl.get(e);if(t!==void 0)return t;let n=Ad(e);return Hl.set(e,
n),n}function Ad(e){let t=new Intl.NumberFormat(e),n=new Intl.NumberFormat(e,{style:"percent"}),o=Ul(e,{}),r=Ul(e,{timeZoneName:"short"}),i=a=>{let c=new Intl.RelativeTimeFormat(
e,{numeric:"always",style:a});return(f,m)=>{let p=f-m,[h,b]=ql.find(([,S])=>Math.abs(p)>=S)??["second",1e3],v=Math.trunc(p/b);return c.format(v===0&&p<0?-0:v,h)}},
l=(a,c)=>new Intl.NumberFormat(e,{style:"unit",unit:c,unitDisplay:e==="en"?"narrow":"short",maximumFractionDigits:a<10&&c!=="millisecond"?1:0}).format(a);return{
number:a=>t.format(a),percent:a=>n.format(a),time:a=>o.format(a),timeInZone:a=>r.format(a),duration(a){let[c,f]=ql.find(([,m])=>a>=m)??["millisecond",1];return l(
a/f,c)},relative:i("short"),relativeInWords:i("long")}}function Ul(e,t){return new Intl.DateTimeFormat(e,{year:"numeric",month:"short",day:"numeric",hour:"2-dig\\
it",minute:"2-digit",second:"2-digit",hourCycle:"h23",...t})}var Ld={SCHEDULED:"Scheduled",QUEUED:"Queued",RUNNING:"Running",COMPLETED:"Completed",FAILED:"Failed",CANCELLED:"Cancelled",STALLED:"Stalled"},Md={"invalid-requ\\
est":"The API does not accept this request.",unauthorized:"The token is not accepted.","read-only":"You may look, but not act: your token is read-only.","cross-\\
site":"A page of another site cannot act here.","payload-hidden":"Payloads are hidden from your token, so their fields cannot be searched.","not-found":"There i\\
s nothing here. Is the API on, and its secret set?","method-not-allowed":"The API does not take this kind of call.","invalid-state":"Not possible in the job’s s\\
tate.",gone:"The job is gone: it never existed, or is past its retention.","payload-too-large":"The payload is larger than 1 MiB. Store it elsewhere, and enqueu\\
e where it is.","unsupported-media-type":"The API takes JSON only.",internal:"The Worker made a mistake. Its log says more.","not-configured":"The config does n\\
ot ask for this.","bindings-missing":"The Worker lacks bindings.","migrations-missing":"The migrations of the read model have not been applied.","read-model-una\\
vailable":"D1 did not answer. Jobs go on; only lists are missing. Try again in a moment.","shard-unavailable":"A shard did not answer. Try again in a moment.","\\
auth-unavailable":"Cloudflare Access could not be asked for its keys. Try again in a moment.",unreachable:"The Worker did not answer. Is it running, and are you\\
 online?"},Ns=e=>e==="1"?"1 job":\`\${e} jobs\`,Jl={states:Ld,errors:Md,frame:{skip:"Skip to the content",pages:"Pages",overview:"Overview",jobs:"Jobs",enqueue:"En\\
queue",policies:"Policies",readOnly:"Read only",signOut:"Sign out",shortcuts:"Keyboard shortcuts",themes:{system:"Theme: as the system",light:"Theme: light",dark:"\\
Theme: dark"},otherLanguage:"日本語",live:{streaming:"Live",polling:"Every 10 s",connecting:"Connecting"},liveNote:{streaming:"Changes arrive as they happen.",
polling:"The stream of changes is not reachable; the page asks again every ten seconds.",connecting:"Connecting to the stream of changes."},close:"Close"},keys:{
help:"This list",overview:"Overview",jobs:"Jobs",enqueue:"Enqueue a job",policies:"Policies",search:"Search jobs",down:"Next row",up:"Previous row",open:"Open t\\
he row",select:"Select the row",theme:"Change the theme",escape:"Close, or clear the selection"},signIn:{lead:"See and steer the background jobs of this Worker.",
token:"Token",submit:"Sign in",checking:"Checking…",refused:"This token is not accepted. Check it for a missing character and try again.",expired:"You have be\\
en signed out: the token is no longer accepted.",hint:"The value of the Worker’s token secret. It stays in this tab and is gone when the tab is closed."},notice:{
loading:"Loading",failed:"That did not work",again:"Try again",gone:"This job is gone",goneLead:"It never existed, or is past its retention and has been deleted\\
.",unavailable:"The Worker is not set up completely",unavailableLead:"Jobs are safe in their shards; only what is shown here is missing. What to do:",missingBinding:e=>\`\\
Add the binding \${e} to wrangler.jsonc, or run:\`,missingMigration:"Apply the migrations of the read model, the D1 database:",backToJobs:"All jobs"},copy:{do:"Co\\
py",copied:"Copied",notCopied:"Not copied",of:e=>\`Copy: \${e}\`},overview:{title:"Overview",total:"All bindings",binding:"Binding",inFlight:"In flight",inFlightNote:(e,t)=>\`\${e}\\
 of \${t} places\`,oldest:"Oldest wait",block:"Held back by",throughput:"Last hour",actions:"Actions",pause:"Pause",resume:"Resume",paused:"Paused",pauseAsk:e=>\`P\\
ause \${e}? What runs goes on to its end; nothing new starts until you resume.\`,partlyPaused:(e,t)=>\`Paused: \${e} of \${t} shards\`,purge:{word:"Purge",ask:(e,t)=>\`\\
Cancel every waiting job of \${t} (\${e})?\`,warning:"None of them will run, and nothing brings them back. Those that are queued or running go on. New jobs are tak\\
en as before.",type:e=>\`Type \${e} to confirm\`,yes:e=>\`Cancel \${Ns(e)}\`,cancelled:e=>\`\${e} cancelled.\`,remaining:"Jobs still wait: new ones have come, or it was \\
stopped."},silentShards:e=>\`These shards did not answer: \${e}.\`,blocks:{paused:"Paused",queue:"Queue",concurrency:"Concurrency",rate:"Rate",key:"Keys"},blocksNote:{
paused:"Nothing is dispatched until it is resumed.",queue:"The queue has refused messages; they are sent again soon.",concurrency:"All places are taken.",rate:"\\
The token bucket is empty.",key:"Every due job has a key that is busy."},none:"–",completedChart:"Throughput, attempts a minute",waitChart:"Wait from due to d\\
ispatched",runChart:"Run time",completed:"Completed",failed:"Failed",median:"Median",p95:"95th percentile",worst:e=>\`95 % within \${e} at worst\`,range:"Range",ranges:{
1:"1 h",6:"6 h",24:"24 h"},countsNote:"Counts are of what the shards hold, exact: finished jobs leave them a while after their end, and stay longer in the list \\
of jobs.",chartOf:"Charts of",summary:(e,t)=>\`\${e} completed, \${t} failed\`,empty:"No job yet",emptyLead:"Enqueue one from your code, or here, and watch it run."},
jobs:{title:"Jobs",filters:"Filters",search:"Search",searchHint:"Job id or key",searchBy:"Search by",by:{id:"Id",unique_key:"Unique key",concurrency_key:"Concur\\
rency key"},field:e=>\`Field \${e}\`,binding:"Binding",anyBinding:"All bindings",from:"Created from",to:"Created to",clear:"Clear filters",columns:"Columns",column:{
id:"Id",binding:"Binding",state:"State",attempts:"Attempts",priority:"Priority",created_at:"Created",updated_at:"Updated",dispatched_at:"Dispatched",run_after:"\\
Due"},count:e=>\`\${e} jobs\`,countOne:"1 job",shown:(e,t,n)=>\`\${e}–\${t} of \${n}\`,first:"First",previous:"Previous",next:"Next",waiting:e=>\`\${e} newer\`,waitingNote:"\\
They are shown once you neither point at the list nor select in it.",selectAll:"Select all rows of this page",select:e=>\`Select \${e}\`,selected:e=>\`\${e} selected\`,
clearSelection:"Clear selection",retry:"Retry",cancel:"Cancel",allMatching:"All that match",stop:"Stop",bulkAsk:{retry:e=>\`Retry \${Ns(e)}? Each gets a fresh rou\\
nd of attempts, due at once.\`,cancel:e=>\`Cancel \${Ns(e)}? Those that are already queued or running go on.\`},done:e=>\`\${e} done\`,isDone:"done",notDone:e=>\`\${e} n\\
ot done\`,remaining:e=>\`\${e} more match: run it again for the next ones.\`,dismiss:"Dismiss",reasons:{"invalid-id":"this is no job id","invalid-state":"its state \\
does not allow it",gone:"it is gone","shard-unavailable":"its shard did not answer"},empty:"No job matches",emptyLead:"Widen the filters, or clear them.",emptyAll:"\\
No job yet",emptyAllLead:"Enqueue one from your code, or here, and watch it run.",ofMax:(e,t)=>\`\${e} of \${t}\`},job:{back:"Jobs",retry:"Retry",cancel:"Cancel",reschedule:"\\
Reschedule",copy:"Enqueue a copy",cancelAsk:"Cancel this job? It will not run.",rescheduleTitle:"When is it to run?",inMinutes:"In minutes",at:"At",now:"Now",done:{
retry:"It is due again.",cancel:"Cancelled.",reschedule:"Rescheduled."},refused:e=>\`Not possible any more: the job is \${e}.\`,keep:"Not now",timeline:"Timeline",
noAttempts:"No attempt has started yet.",attempt:e=>\`Attempt \${e}\`,segments:{waiting:"Waiting",queued:"Queued",running:"Running"},timelineNote:"Drawn to scale.",
queuedNote:"Time in the queue is kept for the latest attempt only: before that it counts as waiting.",ran:e=>\`ran \${e}\`,never:"never started",retried:"Failed, r\\
etried",payload:"Payload",result:"Result",noResult:"None",noResultYet:"None yet",notKept:e=>\`Not kept: \${e}\`,hiddenPayload:"Hidden from read-only tokens",facts:"\\
Facts",expandAll:"Expand all",collapseAll:"Collapse",more:e=>\`\${e} more\`,items:e=>\`\${e} items\`,fields:e=>\`\${e} fields\`,fresh:"As the shard knows it",progress:"P\\
rogress",fact:{binding:"Binding",attempts:"Attempts",priority:"Priority",guarantee:"Guarantee",concurrency_key:"Concurrency key",unique_key:"Unique key",partition_key:"\\
Partition key",created_at:"Created",run_after:"Due",dispatched_at:"Dispatched",updated_at:"Updated"},explain:{title:"Why it does not run now","due-later":e=>\`It\\
 is not due yet: \${e}.\`,paused:"Its binding is paused.",queue:e=>\`The queue has refused messages: it is tried again \${e}.\`,key:(e,t)=>\`Its key is busy: \${e} of \${t}\\
 with this key are in flight.\`,concurrency:(e,t)=>\`All places are taken: \${e} of \${t} are in flight.\`,rate:e=>\`The rate is used up: \${e} there is a token again.\`,
behind:e=>\`\${e} jobs come before it.\`,next:"It is next.",stalled:"Its attempt fell silent, and the guarantee at-most-once forbids to run it again by itself: fin\\
d out whether the work was done, then retry it or leave it."}},enqueue:{title:"Enqueue a job",binding:"Binding",payload:"Payload",form:"Form",json:"JSON",options:"\\
Options",optional:"optional",add:"Add",remove:"Remove",unset:"Not set",yes:"Yes",no:"No",null:"Empty (null)",submit:"Enqueue",sending:"Sending…",anyPayload:"T\\
his binding takes any JSON.",badJson:e=>\`Not JSON: \${e}\`,expectedGot:(e,t)=>\`Expected \${e}, got \${t}.\`,issues:"The payload is not accepted",accepted:"Enqueued:",
deduplicated:"A job with this unique key exists already:",readOnly:"Your token is read-only: it cannot enqueue jobs.",derived:e=>\`built from the payload: \${e}\`,
option:{priority:"Priority",delayMs:"Delay, ms",runAt:"Run at",maxAttempts:"Most attempts",timeoutMs:"Timeout, ms",guarantee:"Guarantee",concurrencyKey:"Concurr\\
ency key",uniqueKey:"Unique key",partitionKey:"Partition key"}},policies:{title:"Policies",lead:"As generated from tsumugi.config.yaml. To change one, edit the \\
file, generate and deploy.",draining:"Draining: takes no new jobs",hints:"Hints",hint:{silentForAPerson:"An attempt that falls silent waits for a person, even w\\
hen nobody had begun it. \`requeueUnclaimed: true\` sends those out again.",noRetry:"One attempt only: the first failure is final.",shortRetries:(e,t)=>\`All \${e} \\
attempts are used up after \${t} of waiting: a short outage of what the job calls fails it for good.\`,strictPriorities:"Strict priorities: a job of low priority \\
can wait for ever.",dividedLimits:(e,t)=>\`Limits are divided among \${e} shards, about \${t} places each: an uneven partition key cannot use the places of an idle\\
 one.\`,anyPayload:"No payload is declared: any JSON is accepted."},none:"none",unlimited:"no limit",rate:(e,t)=>\`\${e} per \${t}\`,exponential:(e,t,n)=>\`\${e}, then\\
 × \${t} up to \${n}\`,fixed:e=>\`always \${e}\`,jitter:"with jitter",strict:"none: strict priorities",aging:e=>\`one step every \${e}\`,keyRules:{optional:"optional",required:"\\
required",forbidden:"not used",derived:e=>\`from \${e}\`},row:{guarantee:"Guarantee",shards:"Shards",concurrency:"Concurrency",rate:"Rate",perKeyConcurrency:"Per k\\
ey",aging:"Aging",maxAttempts:"Attempts",backoff:"Backoff",timeoutMs:"Timeout",reaperGraceMs:"Grace after it",concurrencyKey:"Concurrency key",uniqueKey:"Unique\\
 key",uniqueForMs:"Unique for",partitionKey:"Partition key",sweepAfterMs:"Done jobs kept",failedRetentionMs:"Failed jobs kept",index:"Searchable fields",queue:"\\
Queue"}}};var zl={states:{SCHEDULED:"予定",QUEUED:"送信済み",RUNNING:"実行中",COMPLETED:"完了",FAILED:"失敗",CANCELLED:"取り消し",STALLED:"応答なし"},
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
backToJobs:"ジョブの一覧へ"},copy:{do:"コピー",copied:"コピーしました",notCopied:"コピーできませんでした",of:e=>\`コピー: \${e}\`},overview:{
title:"概要",total:"すべてのバインディング",binding:"バインディング",inFlight:"処理中",inFlightNote:(e,t)=>\`\${t} 枠のうち \${e}\`,oldest:"\\
最長の待ち",block:"待ちの理由",throughput:"直近 1 時間",actions:"操作",pause:"一時停止",resume:"再開",paused:"一時停止中",pauseAsk:e=>\`\${e}\\
 を一時停止しますか。実行中のジョブは最後まで動き、再開するまで新しいジョブは始まりません。\`,partlyPaused:(e,t)=>\`一\\
時停止: \${t} シャードのうち \${e}\`,purge:{word:"一括取り消し",ask:(e,t)=>\`\${t} の待機中のジョブ \${e} 件をすべて取り消しますか。\`,
warning:"取り消したジョブは実行されず、元に戻せません。送信済みや実行中のジョブはそのまま続き、新しいジョブはこれまでどおり受け付けます。",
type:e=>\`確認のため \${e} と入力してください\`,yes:e=>\`\${e} 件を取り消す\`,cancelled:e=>\`\${e} 件を取り消しました。\`,remaining:"まだ待機中の\\
ジョブがあります。新しく登録されたか、途中で停止しました。"},silentShards:e=>\`応答のないシャード: \${e}\`,blocks:{paused:"一時\\
停止",queue:"キュー",concurrency:"同時実行数",rate:"レート",key:"キー"},blocksNote:{paused:"再開するまで何も送信されません。",queue:"\\
キューがメッセージを受け付けませんでした。まもなく送り直します。",concurrency:"すべての枠が使われています。",rate:"\\
トークンバケットが空です。",key:"実行できるジョブのキーがすべて使用中です。"},none:"–",completedChart:"スループット（1 分あたりの試行）",
waitChart:"実行可能になってから送信までの待ち",runChart:"実行時間",completed:"完了",failed:"失敗",median:"中央値",p95:"95 パーセンタイル",
worst:e=>\`95 % が最長 \${e} 以内\`,range:"期間",ranges:{1:"1 時間",6:"6 時間",24:"24 時間"},countsNote:"件数はシャードが今持っているジョブの正確な数です。終わったジョブはしばらくするとシャードか\\
ら消え、ジョブの一覧にはその後も残ります。",chartOf:"グラフの対象",summary:(e,t)=>\`完了 \${e} 件、失敗 \${t} 件\`,empty:"ジョブはまだあり\\
ません",emptyLead:"コードから、またはここから登録すると、動きを見られます。"},jobs:{title:"ジョブ",filters:"絞り込み",search:"\\
検索",searchHint:"ジョブ ID またはキー",searchBy:"検索の対象",by:{id:"ID",unique_key:"一意キー",concurrency_key:"同時実行キー"},field:e=>\`\\
項目 \${e}\`,binding:"バインディング",anyBinding:"すべてのバインディング",from:"作成日時（から）",to:"作成日時（まで）",clear:"\\
条件を消す",columns:"列",column:{id:"ID",binding:"バインディング",state:"状態",attempts:"試行",priority:"優先度",created_at:"作成",updated_at:"\\
更新",dispatched_at:"送信",run_after:"実行予定"},count:e=>\`\${e} 件\`,countOne:"1 件",shown:(e,t,n)=>\`\${n} 件中 \${e}–\${t}\`,first:"最初",previous:"\\
前へ",next:"次へ",waiting:e=>\`新着 \${e} 件\`,waitingNote:"一覧からポインターを外し、選択を解除すると表示されます。",selectAll:"\\
このページの行をすべて選択",select:e=>\`\${e} を選択\`,selected:e=>\`\${e} 件を選択中\`,clearSelection:"選択を解除",retry:"再試行",cancel:"\\
取り消す",allMatching:"条件に合うものすべて",stop:"停止",bulkAsk:{retry:e=>\`\${e} 件を再試行しますか。それぞれ試行回数が新しくなり、すぐに実行できるようになります。\`,
cancel:e=>\`\${e} 件を取り消しますか。送信済みや実行中のジョブはそのまま続きます。\`},done:e=>\`\${e} 件を処理しました\`,isDone:"\\
処理しました",notDone:e=>\`\${e} 件は処理できませんでした\`,remaining:e=>\`ほかに \${e} 件が条件に合います。続けるにはもう一度実行してください。\`,
dismiss:"閉じる",reasons:{"invalid-id":"ジョブ ID ではありません","invalid-state":"今の状態ではできません",gone:"もうありません",
"shard-unavailable":"シャードが応答しません"},empty:"条件に合うジョブはありません",emptyLead:"条件をゆるめるか、消してください。",
emptyAll:"ジョブはまだありません",emptyAllLead:"コードから、またはここから登録すると、動きを見られます。",ofMax:(e,t)=>\`\${e}\\
 / \${t}\`},job:{back:"ジョブ",retry:"再試行",cancel:"取り消す",reschedule:"日時を変更",copy:"複製して登録",cancelAsk:"このジョブを取り消しますか。実行されなくなり\\
ます。",rescheduleTitle:"いつ実行しますか",inMinutes:"何分後",at:"日時",now:"今すぐ",done:{retry:"もう一度実行できるようになりました。",
cancel:"取り消しました。",reschedule:"日時を変更しました。"},refused:e=>\`今はできません。ジョブの状態: \${e}\`,keep:"やめる",timeline:"\\
タイムライン",noAttempts:"まだ一度も実行されていません。",attempt:e=>\`試行 \${e}\`,segments:{waiting:"待ち",queued:"送信済み",running:"\\
実行中"},timelineNote:"長さは時間に比例します。",queuedNote:"送信済みの時間が残るのは最新の試行だけです。それより前は待ちに含まれます。",
ran:e=>\`実行 \${e}\`,never:"開始されず",retried:"失敗、再試行",payload:"ペイロード",result:"結果",noResult:"ありません",noResultYet:"まだあり\\
ません",notKept:e=>\`保存されていません: \${e}\`,hiddenPayload:"閲覧のみのトークンには表示されません",facts:"詳細",expandAll:"すべて開く",
collapseAll:"閉じる",more:e=>\`ほか \${e} 件\`,items:e=>\`\${e} 要素\`,fields:e=>\`\${e} 項目\`,fresh:"シャードの最新の状態",progress:"進み具合",
fact:{binding:"バインディング",attempts:"試行",priority:"優先度",guarantee:"保証",concurrency_key:"同時実行キー",unique_key:"一意キー",partition_key:"\\
パーティションキー",created_at:"作成",run_after:"実行予定",dispatched_at:"送信",updated_at:"更新"},explain:{title:"今実行されない理由",
"due-later":e=>\`まだ実行の時刻ではありません（\${e}）。\`,paused:"バインディングが一時停止中です。",queue:e=>\`キューがメッセージを受け付けませんでし\\
た。次の送信は\${e}です。\`,key:(e,t)=>\`キーが使用中です。このキーのジョブが \${t} 枠のうち \${e} 枠を使っています。\`,concurrency:(e,t)=>\`\\
枠がすべて使われています（\${t} 枠のうち \${e}）。\`,rate:e=>\`レートを使い切りました。次のトークンは\${e}です。\`,behind:e=>\`\\
先に実行されるジョブが \${e} 件あります。\`,next:"次に実行されます。",stalled:"試行からの応答が途絶えました。at-most-once の保証があるため、自動では再実行されません。処理が済んでい\\
るかを確かめてから、再試行するか、このままにしてください。"}},enqueue:{title:"ジョブを登録",binding:"バインディング",payload:"\\
ペイロード",form:"フォーム",json:"JSON",options:"オプション",optional:"任意",add:"追加",remove:"削除",unset:"未設定",yes:"はい",no:"いいえ",
null:"空（null）",submit:"登録",sending:"送信中…",anyPayload:"このバインディングは任意の JSON を受け付けます。",badJson:e=>\`JSON \\
ではありません: \${e}\`,expectedGot:(e,t)=>\`必要な値: \${e}、入力された値: \${t}\`,issues:"ペイロードを受け付けられません",accepted:"\\
登録しました:",deduplicated:"この一意キーのジョブはすでにあります:",readOnly:"閲覧のみのトークンのため、ジョブは登録できません。",
derived:e=>\`ペイロードから作られます: \${e}\`,option:{priority:"優先度",delayMs:"遅延（ミリ秒）",runAt:"実行日時",maxAttempts:"最大試行回数",
timeoutMs:"タイムアウト（ミリ秒）",guarantee:"保証",concurrencyKey:"同時実行キー",uniqueKey:"一意キー",partitionKey:"パーティションキー"}},
policies:{title:"ポリシー",lead:"tsumugi.config.yaml から生成された内容です。変更するには、ファイルを編集し、生成してデプロイします。",
draining:"終了処理中（新しいジョブは受け付けません）",hints:"ヒント",hint:{silentForAPerson:"応答の途絶えた試行は、誰も着手していなくても人の判断を待ちます。\`requeueUnc\\
laimed: true\` にすると、未着手のものは送り直されます。",noRetry:"試行は 1 回だけです。最初の失敗で確定します。",shortRetries:(e,t)=>\`\${e}\\
 回の試行は、合計 \${t} の待ちで使い切られます。呼び出し先の短い停止でも失敗が確定します。\`,strictPriorities:"厳密な優先順です。優\\
先度の低いジョブはいつまでも待つことがあります。",dividedLimits:(e,t)=>\`上限は \${e} 個のシャードに分けられます（それぞれ約 \${t}\\
 枠）。パーティションキーが偏っていても、空いているシャードの枠は使えません。\`,anyPayload:"ペイロードが宣言されていません。どんな JSON も受け付けま\\
す。"},none:"なし",unlimited:"制限なし",rate:(e,t)=>\`\${t} ごとに \${e}\`,exponential:(e,t,n)=>\`\${e} から \${t} 倍ずつ、最大 \${n}\`,fixed:e=>\`常に \${e}\`,
jitter:"ゆらぎあり",strict:"なし（厳密な優先順）",aging:e=>\`\${e} ごとに 1 段階\`,keyRules:{optional:"任意",required:"必須",forbidden:"使わな\\
い",derived:e=>\`\${e} から\`},row:{guarantee:"保証",shards:"シャード",concurrency:"同時実行数",rate:"レート",perKeyConcurrency:"キーごと",aging:"\\
エイジング",maxAttempts:"試行",backoff:"バックオフ",timeoutMs:"タイムアウト",reaperGraceMs:"その後の猶予",concurrencyKey:"同時実行キー",
uniqueKey:"一意キー",uniqueForMs:"一意の期間",partitionKey:"パーティションキー",sweepAfterMs:"完了の保持",failedRetentionMs:"失敗の保持",
index:"検索できる項目",queue:"キュー"}}};var Rd={en:Jl,ja:zl},Fs=dr(Vl("en"));function C(){return fr(Fs)}function Gl(){let[e,t]=D(Dd);oe(()=>{document.documentElement.lang=e},[e]);let n=()=>{let o=e===
"en"?"ja":"en";Cs.set(o),t(o)};return[Vl(e),n]}function Vl(e){return{language:e,texts:Rd[e],format:Wl(e)}}function Dd(){return(Cs.get()??navigator.language).toLowerCase().
startsWith("ja")?"ja":"en"}var Nd=Symbol.for("pv"),Fd=0;function s(e,t,n,o,r,i){t||(t={});var l,a,c=t;if("ref"in c&&typeof e!="function")for(a in c={},t)a=="ref"?l=t[a]:c[a]=t[a];var f={type:e,props:c,key:n,ref:l,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:Nd,__v:--Fd,__i:-1,__u:0};return(r||i)&&(f.__source=r,f.__self=i),he.vnode&&he.vnode(f),f}function no({size:e}){return s("svg",{width:e,height:e,viewBox:"0 0 24 24",fill:"none",stroke:"currentColor","stroke-width":"1.4","stroke-linecap":"round","aria\\
-hidden":"true",children:[s("circle",{cx:"11",cy:"11",r:"8.5"}),s("path",{d:"M3.6 7.2C8 6.4 13.5 9 16.6 17.4M6.4 3.9c5.6 0 11 4 13 9.3M2.6 11.6c4 .2 7.6 3 9.2 7\\
.8"}),s("path",{d:"M11 19.5h12"})]})}function Ct({title:e,lead:t,children:n}){return s("section",{class:"notice",children:[s(no,{size:40}),s("h2",{children:e}),t!==void 0&&s("p",{children:t}),n]})}
function At(){let{texts:e}=C();return s("div",{class:"bones",role:"status",children:[s("span",{class:"hidden",children:e.notice.loading}),Array.from({length:8},
(t,n)=>s("i",{},n))]})}function ot({error:e,again:t,isBeside:n=!1}){let{texts:o}=C(),r=rt(),{notice:i}=o,l=s("div",{class:"row",children:s("button",{class:"butt\\
on",onClick:t,children:i.again})});if(n)return s("section",{class:"banner bad aside",role:"alert",children:[s("span",{children:r(e)}),s("button",{class:"button \\
plain",onClick:t,children:i.again})]});if(!(e instanceof Fe))return s(Ct,{title:i.failed,children:l});switch(e.code){case"gone":return s(Ct,{title:i.gone,lead:i.
goneLead,children:s("div",{class:"row",children:s("a",{class:"button",href:te("jobs"),children:i.backToJobs})})});case"bindings-missing":return s(Ct,{title:i.unavailable,
lead:i.unavailableLead,children:[e.names("missing_bindings").map(a=>s("p",{children:i.missingBinding(a)},a)),s("pre",{children:["npx tsumugi generate",\`
\`,"npx wrangler deploy"]}),l]});case"migrations-missing":return s(Ct,{title:i.unavailable,lead:i.unavailableLead,children:[s("p",{children:i.missingMigration}),
s("pre",{children:["npx wrangler d1 migrations apply TSUMUGI_DB ",Od()?"--local":"--remote"]}),l]});default:return s(Ct,{title:i.failed,lead:Kl(e,o),children:l})}}
function Od(){return/^(localhost|127\\.0\\.0\\.1|\\[::1\\])$/.test(location.hostname)}function rt(){let{texts:e}=C();return t=>t instanceof Fe?Kl(t,e):e.notice.failed}
function Kl(e,{errors:t,enqueue:n}){let o=e.issues.map(({path:l,expected:a,got:c})=>\`\${l}: \${n.expectedGot(a,c)}\`),r=e.names("unreachable").join(", ");return[t[e.
code]??e.message,...o,...r===""?[]:[\`(\${r})\`]].join(" ")}var Os=dr(null);function yt(){let e=fr(Os);if(e===null)throw new Error("nobody is signed in");return e}function cn(e,t=0){let{feed:n}=yt(),o=me(e);o.current=e,oe(
()=>{let r=!1,i=0,l,a=m=>{r=document.hidden,clearTimeout(l);let p=i+t-Date.now();if(!r){if(p>0){l=setTimeout(a,p,null);return}i=Date.now(),o.current(m)}},c=()=>{
r&&a(null)},f=n.listen(a);return document.addEventListener("visibilitychange",c),()=>{f(),clearTimeout(l),document.removeEventListener("visibilitychange",c)}},[
n,t])}function Ke(e,t){let[n,o]=D({key:null,value:null,error:null}),[r,i]=D(0),l=me(t);l.current=t;let a=me("nothing");oe(()=>{if(e===null)return;let h=new AbortController;
a.current="an answer";let b=v=>{if(h.signal.aborted)return;let S=a.current==="an answer, then another";a.current="nothing",o(v),S&&i(x=>x+1)};return l.current(h.
signal).then(v=>b(()=>({key:e,value:v,error:null})),v=>b(S=>({key:e,value:S.key===e?S.value:null,error:v}))),()=>h.abort()},[e,r]);let c=Ll(()=>{a.current==="no\\
thing"?i(h=>h+1):a.current="an answer, then another"},[]),{value:f,error:m}=n,p=n.key!==e;return{value:f,error:p?null:m,stale:p,reload:c}}function Yl({answer:e}){let{texts:t}=C(),{id:n,deduplicated:o}=e;return s("p",{class:\`banner \${o?"warn":"good"}\`,role:"status",children:[o?t.enqueue.deduplicated:
t.enqueue.accepted," ",s("a",{class:"mono",href:to(n),children:n})]})}function Do(e,t){let n=yr(e,t);if(n===null||n.anyOf!==void 0||n.oneOf!==void 0||n.allOf!==void 0)return oo;if(n.const!==void 0)return{kind:"choice",values:[n.const]};
if(n.enum!==void 0)return{kind:"choice",values:n.enum};let o=typeof n.type=="string"?[n.type]:n.type??[],[r,...i]=o.filter(l=>l!=="null");if(i.length>0)return oo;
switch(r){case"string":return{kind:"text",long:!(n.format!==void 0||(n.maxLength??1/0)<=200)&&n.pattern===void 0};case"integer":case"number":return{kind:"number"};case"\\
boolean":return{kind:"choice",values:[!0,!1]};case"object":return n.properties===void 0?oo:{kind:"object",fields:Object.entries(n.properties).map(([a,c])=>({name:a,
schema:c,required:n.required?.includes(a)===!0}))};case"array":return n.items===void 0||n.prefixItems!==void 0?oo:{kind:"list",items:n.items};default:return oo}}
var oo={kind:"json"};function No(e,t,n=0){let o=yr(e,t);if(o===null)return;if(o.default!==void 0)return o.default;if(o.const!==void 0)return o.const;let r=Do(o,
t);if(r.kind==="list")return[];if(r.kind!=="object"||n>8)return;let i=r.fields.flatMap(({name:l,schema:a,required:c})=>{let f=c||Id(a)?No(a,t,n+1):void 0;return f===
void 0?[]:[[l,f]]});return Object.fromEntries(i)}function Id(e){return typeof e=="object"&&e.default!==void 0}function Ql(e,t){return yr(e,t)?.description??null}
function yr(e,t,n=16){if(typeof e=="boolean")return null;if(e.$ref===void 0)return e;let o=e.$ref.replace(/^#\\/?/,"").split("/").filter(r=>r!=="").reduce((r,i)=>typeof r==
"object"&&r!==null?r[i.replaceAll("~1","/").replaceAll("~0","~")]:void 0,t);return typeof o!="object"||o===null||n===0?null:yr(o,t,n-1)}function Zl({items:e,path:t,root:n,value:o,onChange:r,issues:i}){let{texts:l,format:a}=C(),c=Array.isArray(o)?o:[];return s(Y,{children:[c.map((f,m)=>s("div",{class:"\\
item",children:[s(Fo,{path:\`\${t}[\${m}]\`,label:a.number(m+1),schema:e,root:n,required:!0,value:f,issues:i,onChange:p=>r(c.with(m,p))}),s("button",{type:"button",
class:"button plain","aria-label":\`\${l.enqueue.remove}: \${t}[\${m}]\`,onClick:()=>r(c.toSpliced(m,1)),children:l.enqueue.remove})]},m)),s("button",{type:"button",
class:"button",onClick:()=>r([...c,No(e,n)??""]),children:l.enqueue.add})]})}function br({id:e,value:t,onChange:n,onGood:o,...r}){let{texts:i}=C(),[l,a]=D(t===void 0?"":JSON.stringify(t,null,2)),[c,f]=D(null),m=p=>{a(p);try{n(p.trim()===
""?void 0:JSON.parse(p)),f(null),o?.(!0)}catch(h){f(h instanceof Error?h.message:String(h)),o?.(!1)}};return s(Y,{children:[s("textarea",{id:e,...r,spellcheck:!1,
value:l,onInput:p=>m(p.currentTarget.value)}),c!==null&&s("span",{class:"issue",role:"status",children:i.enqueue.badJson(c)})]})}var Bd=/text|body|message|content|description|comment|note|html|markdown/i;function Xl({kind:e,...t}){let{texts:n}=C(),{path:o,required:r,value:i,onChange:l,issues:a}=t,
c={id:o,"aria-invalid":a.has(o),...a.has(o)?{"aria-describedby":Is(o)}:{}},f=i==null?"":String(i);switch(e.kind){case"json":return s(br,{...c,value:i,onChange:l});case"\\
text":{let m=p=>l(p===""&&!r?void 0:p);return e.long&&Bd.test(t.label)?s("textarea",{...c,class:"short",value:f,onInput:p=>m(p.currentTarget.value)}):s("input",
{...c,value:f,onInput:p=>m(p.currentTarget.value)})}case"number":return s("input",{...c,inputMode:"decimal",value:f,onInput:m=>l($d(m.currentTarget.value))});case"\\
choice":{let m=e.values.findIndex(p=>JSON.stringify(p)===JSON.stringify(i));return s("select",{...c,value:String(m),onChange:p=>l(e.values[Number(p.currentTarget.
value)]),children:[s("option",{value:"-1",children:n.enqueue.unset}),e.values.map((p,h)=>s("option",{value:String(h),children:jd(p,n.enqueue)},h))]})}}}function $d(e){
if(e.trim()==="")return;let t=Number(e);return Number.isFinite(t)&&!e.endsWith(".")?t:e}function jd(e,t){return e===!0?t.yes:e===!1?t.no:e===null?t.null:typeof e==
"string"?e:JSON.stringify(e)}function Is(e){return\`\${e.replaceAll(/\\s/g,"_")}-issue\`}function Fo(e){let{texts:t}=C(),{path:n,label:o,schema:r,root:i,required:l,issues:a}=e,c=Do(r,i),f=Ql(r,i),m=a.get(n),p=s(Y,{children:[o,!l&&s("span",{class:"fa\\
int",children:[" ",t.enqueue.optional]})]}),h=s(Y,{children:[f!==null&&s("span",{class:"faint",children:f}),m!==void 0&&s("span",{class:"issue",id:Is(n),children:m})]});
return c.kind==="object"||c.kind==="list"?s("fieldset",{children:[s("legend",{children:p}),h,c.kind==="object"?s(qd,{...e,kind:c}):s(Zl,{...e,items:c.items})]}):
s("div",{class:"field",children:[s("label",{for:n,children:p}),s(Xl,{...e,kind:c}),h]})}function qd({kind:e,...t}){let{path:n,root:o,value:r,onChange:i,issues:l}=t,
a=Hd(r)?r:{};return s(Y,{children:e.fields.map(({name:c,schema:f,required:m})=>s(Fo,{path:\`\${n}.\${c}\`,label:c,schema:f,root:o,required:m,value:a[c],issues:l,onChange:p=>{
let{[c]:h,...b}=a,v=p===void 0?b:{...a,[c]:p};i(Object.keys(v).length===0&&!t.required?void 0:v)}},c))})}function Hd(e){return typeof e=="object"&&e!==null&&!Array.
isArray(e)}function Pn({label:e,value:t,onChange:n}){return s("label",{class:"time",children:[s("span",{children:e}),s("input",{type:"datetime-local",value:Ud(t),onChange:o=>{
let r=new Date(o.currentTarget.value).getTime();n(Number.isNaN(r)?"":String(r))}})]})}function Ud(e){let t=Number(e);if(e===""||!Number.isFinite(t))return"";let n=new Date(
t-new Date(t).getTimezoneOffset()*6e4);return Number.isNaN(n.getTime())?"":n.toISOString().slice(0,16)}var Bs=["priority","delayMs","maxAttempts","timeoutMs"],$s=["concurrencyKey","uniqueKey","partitionKey"];function ea(e,t){let n=[...Bs,"runAt"].flatMap(i=>{let l=e[i]?.
trim()??"";return l===""?[]:[[i,Number(l)]]}),o=$s.flatMap(i=>{let{kind:l}=t.keys[i],a=e[i]??"";return a===""||l==="derived"||l==="forbidden"?[]:[[i,a]]}),{guarantee:r=""}=e;
return{...Object.fromEntries(n),...Object.fromEntries(o),...r===""?{}:{guarantee:r}}}function ta(e){let{texts:t}=C(),{policy:n,options:o,onChange:r}=e,{keys:i}=n,l=$s.filter(c=>i[c].kind!=="forbidden"),a=l.filter(c=>i[c].kind==="required");return s(
Y,{children:[a.map(c=>s(js,{name:c,...e},c)),s("details",{class:"options",children:[s("summary",{children:t.enqueue.options}),s("div",{class:"grid",children:[l.
map(c=>{let f=i[c];return f.kind==="required"?null:f.kind!=="derived"?s(js,{name:c,...e},c):s("div",{class:"field",children:[s("span",{children:t.enqueue.option[c]}),
s("span",{class:"faint",children:t.enqueue.derived(f.template)})]},c)}),Bs.map(c=>s(js,{name:c,...e},c)),s(Pn,{label:t.enqueue.option.runAt,value:o.runAt??"",onChange:c=>r(
"runAt",c)}),s("div",{class:"field",children:[s("label",{for:"guarantee",children:t.enqueue.option.guarantee}),s("select",{id:"guarantee",value:o.guarantee??"",
onChange:c=>r("guarantee",c.currentTarget.value),children:[s("option",{value:"",children:n.guarantee}),["at-least-once","at-most-once"].filter(c=>c!==n.guarantee).
map(c=>s("option",{children:c},c))]})]})]})]})]})}function js({name:e,policy:t,options:n,onChange:o,issues:r}){let{texts:i}=C(),l=e==="maxAttempts"||e==="timeou\\
tMs"?String(t[e]):"",a=r.get(e);return s("div",{class:"field",children:[s("label",{for:e,children:i.enqueue.option[e]}),s("input",{id:e,value:n[e]??"",placeholder:l,
"aria-invalid":a!==void 0,...e.endsWith("Key")?{}:{inputMode:"numeric"},onInput:c=>o(e,c.currentTarget.value)}),a!==void 0&&s("span",{class:"issue",children:a})]})}function na({info:e,copied:t}){let{texts:n}=C(),o=rt(),r=e.payload_schema??!0,i=Do(r,r).kind==="object",[l,a]=D(!i),[c,f]=D(!0),[m,p]=D(t??No(r,r)??{}),[h,b]=D(
{}),[v,S]=D(!1),[x,E]=D(null),[k,R]=D(null),P=k instanceof Fe?k.issues:[],K=new Map(P.map(({path:j,expected:U,got:X})=>[j,n.enqueue.expectedGot(U,X)])),I=async()=>{
S(!0),E(null),R(null);try{let j={binding:e.name,payload:m,...ea(h,e.policy)};E(await se.enqueue(j))}catch(j){R(j)}S(!1)};return s("form",{class:"enqueue",onSubmit:j=>{
j.preventDefault(),I()},children:[s("div",{class:"title",children:[s("h2",{children:n.enqueue.payload}),i?s("div",{class:"segments row",role:"group","aria-label":n.
enqueue.payload,children:[!1,!0].map(j=>s("button",{type:"button",class:"button","aria-pressed":l===j,disabled:!c,onClick:()=>a(j),children:j?n.enqueue.json:n.enqueue.
form},String(j)))}):e.payload_schema===null&&s("span",{class:"faint",children:n.enqueue.anyPayload})]}),l?s("div",{class:"field",children:[s("label",{class:"hid\\
den",for:"payload",children:n.enqueue.payload}),s(br,{id:"payload",value:m,onChange:p,onGood:f})]}):s(Fo,{path:"payload",label:e.name,schema:r,root:r,required:!0,
value:m,onChange:p,issues:K}),s(ta,{policy:e.policy,options:h,onChange:(j,U)=>b({...h,[j]:U}),issues:K}),k!==null&&s("div",{class:"banner bad",role:"alert",children:[
s("span",{children:P.length>0?n.enqueue.issues:o(k)}),P.length>0&&s("ul",{class:"failures",children:[...K].map(([j,U])=>s("li",{children:[s("code",{children:j}),
" ",U]},j))})]}),x!==null&&s(Yl,{answer:x}),s("div",{class:"row",children:s("button",{class:"button primary",disabled:v||!c,children:v?n.enqueue.sending:n.enqueue.
submit})})]})}function oa({query:e}){let{texts:t}=C(),{who:n}=yt(),o=Ke("bindings",se.bindings),r=e.get("copy"),i=Ke(r,f=>se.job(r??"",!1,f));if(n.read_only)return s(Ct,{title:t.
enqueue.title,lead:t.enqueue.readOnly});let l=o.error??i.error;if(l!==null)return s(ot,{error:l,again:()=>{o.reload(),i.reload()}});if(o.value===null||r!==null&&
i.value===null)return s(At,{});let a=o.value.bindings.filter(({draining:f})=>!f),c=a.find(({name:f})=>f===e.get("binding"))??a[0];return c===void 0?null:s("div",
{class:"narrow",children:[s("div",{class:"title",children:s("h1",{children:t.enqueue.title})}),s("div",{class:"field",children:[s("label",{for:"binding",children:t.
enqueue.binding}),s("select",{id:"binding",value:c.name,onChange:f=>ct(te("enqueue",{binding:f.currentTarget.value}),{replace:!0}),children:a.map(({name:f})=>s(
"option",{children:f},f))}),c.description!==null&&s("span",{class:"faint",children:c.description})]}),s(na,{info:c,copied:i.value?.job.payload},\`\${c.name} \${r??
""}\`)]})}var bt=["SCHEDULED","QUEUED","RUNNING","COMPLETED","FAILED","CANCELLED","STALLED"];function ra(e){return e==="COMPLETED"||e==="CANCELLED"||e==="FAILED"||e==="STALLED"}var Wd=2e3;function _r({text:e,what:t}){let{texts:n}=C(),{copy:o}=n,[r,i]=D(null);oe(()=>{if(r===null)return;let a=setTimeout(i,Wd,null);return()=>clearTimeout(
a)},[r]);let l=()=>{Promise.resolve().then(()=>navigator.clipboard.writeText(e())).then(()=>i("copied"),()=>i("notCopied"))};return s(Y,{children:[s("button",{class:"\\
button plain copy","aria-label":o.of(t),title:o.of(t),onClick:l,children:r===null?o.do:o[r]}),s("span",{class:"hidden",role:"status",children:r!==null&&o[r]})]})}var Jd={SCHEDULED:"M5 1a4 4 0 1 0 .01 0M5 3v2l1.6 1",QUEUED:"M1 5h7M5.5 2.2 8.4 5 5.5 7.8",RUNNING:"M8.8 5A3.8 3.8 0 1 1 5 1.2a2.6 2.6 0 1 1-2 4.4",COMPLETED:"M\\
1.4 5.4 4 8l4.6-6",FAILED:"M2 2l6 6M8 2 2 8",CANCELLED:"M1.6 5h6.8",STALLED:"M3.2 2v6M6.8 2v6"};function Oo({state:e}){return s("svg",{viewBox:"0 0 10 10","aria\\
-hidden":"true",children:s("path",{d:Jd[e]})})}function ro({state:e,word:t}){let{texts:n}=C();return s("span",{class:\`state \${e}\`,children:[s(Oo,{state:e}),t??n.
states[e]]})}function dt({off:e,onClick:t,label:n,primary:o,children:r}){return s("button",{type:"button",class:o===!0?"button primary":"button","aria-disabled":e,...n===void 0?
{}:{"aria-label":n},onClick:()=>{e||t()},children:r})}function Cn({title:e,onClose:t,children:n}){let o=me(null);return eo(()=>{let r=o.current,i=document.activeElement;return r?.showModal(),()=>{r?.close(),i instanceof
HTMLElement&&i.focus()}},[]),s("dialog",{ref:o,"aria-labelledby":"dialog-title",onClose:t,onClick:r=>{r.target===o.current&&t()},children:[s("h2",{id:"dialog-ti\\
tle",children:e}),n]})}function so({question:e,action:t,onYes:n,onClose:o}){let{texts:r}=C();return s(Cn,{title:e,onClose:o,children:s("div",{class:"row",children:[
s("button",{class:"button",onClick:o,children:r.job.keep}),s("button",{class:"button primary",onClick:()=>{o(),n()},children:t})]})})}function sa({onChosen:e,onClose:t}){let{texts:n}=C(),[o,r]=D("10"),[i,l]=D(""),a=c=>{t(),e(c)};return s(Cn,{title:n.job.rescheduleTitle,onClose:t,children:s("fo\\
rm",{class:"reschedule",onSubmit:c=>{c.preventDefault(),a(i===""?{delayMs:Math.round(Number(o)*6e4)}:{runAt:Number(i)})},children:[s("label",{children:[s("span",
{children:n.job.inMinutes}),s("input",{type:"number",min:"0",step:"any",required:i==="",disabled:i!=="",value:o,onInput:c=>r(c.currentTarget.value)})]}),s(Pn,{label:n.
job.at,value:i,onChange:l}),s("div",{class:"row",children:[s("button",{type:"button",class:"button",onClick:t,children:n.job.keep}),s("button",{type:"button",class:"\\
button",onClick:()=>a({delayMs:0}),children:n.job.now}),s("button",{class:"button primary",children:n.job.reschedule})]})]})})}function ia({job:e,onChanged:t}){let{texts:n}=C(),{who:o}=yt(),r=rt(),[i,l]=D(null),[a,c]=D(!1),[f,m]=D(null),p=me(null);if(eo(()=>{f!==null&&document.activeElement===
document.body&&p.current?.focus()},[f,e.state]),o.read_only)return null;let h=async(S,x)=>{c(!0);try{await x(),m({good:!0,text:n.job.done[S]})}catch(E){let R=E instanceof
Fe&&E.code==="invalid-state"?n.job.refused(zd(E,n.states)):r(E);m({good:!1,text:R})}c(!1),t()},b=()=>l(null),v=e.state==="SCHEDULED";return s(Y,{children:[s("di\\
v",{class:"row",children:[e.retryable&&s(dt,{primary:!0,off:a,onClick:()=>{h("retry",()=>se.act(e.id,"retry"))},children:n.job.retry}),v&&s(Y,{children:[s(dt,{off:a,
onClick:()=>l("reschedule"),children:n.job.reschedule}),s(dt,{off:a,onClick:()=>l("cancel"),children:n.job.cancel})]}),!e.payload_hidden&&s("a",{class:"button",
href:te("enqueue",{binding:e.binding,copy:e.id}),children:n.job.copy})]}),f!==null&&s("p",{ref:p,tabIndex:-1,class:\`banner outcome \${f.good?"good":"bad"}\`,role:"\\
status",children:f.text}),i==="cancel"&&s(so,{question:n.job.cancelAsk,action:n.job.cancel,onYes:()=>{h("cancel",()=>se.act(e.id,"cancel"))},onClose:b}),i==="re\\
schedule"&&s(sa,{onChosen:S=>{h("reschedule",()=>se.reschedule(e.id,S))},onClose:b})]})}function zd({details:e},t){let{state:n}=e??{};return t[String(n)]??String(
n)}var qs=new Set;setInterval(()=>{if(document.hidden)return;let e=Date.now();for(let t of qs)t(e)},1e3);function io(){let[e,t]=D(Date.now);return oe(()=>(qs.add(t),
()=>{qs.delete(t)}),[]),e}var Gd=3e3;function la({job:e}){let t=C(),{texts:n}=t,o=io(),r=e.state==="SCHEDULED",i=Ke(r?e.id:null,a=>se.explain(e.id,a));if(cn(()=>{r&&i.reload()},Gd),e.state===
"STALLED")return s("p",{class:"banner warn",children:n.job.explain.stalled});if(!r||i.value===null)return null;let l=Vd(i.value,t,o);return l===null?null:s("p",
{class:"banner",children:[s("b",{children:n.job.explain.title})," ",l]})}function Vd({reason:e,earliest_at:t,in_flight:n,limit:o,ahead:r,or_more:i},{texts:l,format:a},c){
let{explain:f}=l.job,m=h=>a.number(h??0),p=t===null?"–":a.relativeInWords(t,c);switch(e){case"not-waiting":return null;case"paused":return f.paused;case"due-l\\
ater":case"queue":case"rate":return f[e](p);case"key":case"concurrency":return f[e](m(n),m(o));case"behind":return r===0?f.next:f.behind(\`\${m(r)}\${i?"+":""}\`)}}function vr({at:e}){let{format:t}=C(),n=io();return e===null?s("span",{class:"faint",children:"–"}):s("time",{dateTime:new Date(e).toISOString(),title:t.timeInZone(
e),children:t.relative(e,n)})}var Kd=["concurrency_key","unique_key","partition_key"],Yd=["created_at","run_after","dispatched_at","updated_at"];function aa({job:e}){let{texts:t,format:n}=C(),
{fact:o}=t.job,r=t.jobs.ofMax(n.number(e.attempts),n.number(e.max_attempts));return s("section",{class:"panel",children:[s("h2",{children:t.job.facts}),s("dl",{
class:"facts",children:[s(lo,{name:o.binding,children:s("a",{href:te("jobs",{binding:e.binding}),children:e.binding})}),s(lo,{name:o.attempts,children:r}),s(lo,
{name:o.priority,children:n.number(e.priority)}),s(lo,{name:o.guarantee,children:e.guarantee}),Kd.map(i=>{let l=e[i];return l===null?null:s(lo,{name:o[i],children:i===
"partition_key"?s("span",{class:"mono",children:l}):s("a",{class:"mono",href:te("jobs",{[i]:l}),children:l})},i)}),Yd.map(i=>s(lo,{name:o[i],children:s(vr,{at:e[i]})},
i))]})]})}function lo({name:e,children:t}){return s(Y,{children:[s("dt",{children:e}),s("dd",{children:t})]})}var ua=100,Hs=4e3;function ca({value:e,openTo:t}){return s("div",{class:"json mono",children:s(da,{name:null,value:e,depth:0,openTo:t})})}function da({name:e,value:t,
depth:n,openTo:o}){let{texts:r,format:i}=C(),[l,a]=D(n<o),[c,f]=D(ua),m=e===null?null:s("span",{class:"member",children:[e,": "]});if(typeof t!="object"||t===null)
return s("div",{class:"leaf",children:[m,s(Qd,{value:t})]});let p=Array.isArray(t),h=p?t.map(v=>[null,v]):Object.entries(t);if(h.length===0)return s("div",{class:"\\
leaf",children:[m,p?"[]":"{}"]});let b=i.number(h.length);return s("div",{children:[s("button",{class:"fold","aria-expanded":l,onClick:()=>a(!l),children:[m,s("\\
span",{class:"faint",children:p?r.job.items(b):r.job.fields(b)})]}),l&&s("div",{class:"members",children:[h.slice(0,c).map(([v,S],x)=>s(da,{name:v,value:S,depth:n+
1,openTo:o},v??x)),h.length>c&&s("button",{class:"fold",onClick:()=>f(c+ua),children:r.job.more(i.number(h.length-c))})]})]})}function Qd({value:e}){let{texts:t,
format:n}=C(),[o,r]=D(!1),i=JSON.stringify(e);return i.length<=Hs||o?s("span",{class:typeof e,children:i}):s("span",{class:"string",children:[i.slice(0,Hs),"…",
" ",s("button",{class:"fold",onClick:()=>r(!0),children:t.job.more(n.number(i.length-Hs))})]})}var Zd=2,Us=99;function Ws({title:e,value:t,instead:n}){let{texts:o}=C(),[r,i]=D(Zd);return s("section",{class:"panel",children:[s("div",{class:"title",children:[
s("h2",{children:e}),n===null&&s("div",{class:"row",children:[typeof t=="object"&&t!==null&&s("button",{class:"button plain",onClick:()=>i(r===Us?1:Us),children:r===
Us?o.job.collapseAll:o.job.expandAll}),s(_r,{text:()=>JSON.stringify(t,null,2),what:e})]})]}),n===null?s(ca,{value:t,openTo:r},r):s("p",{class:"soft",children:n})]})}function fa(e,t){let n=e.attempts_log.toReversed(),o=e.state==="QUEUED"||e.state==="RUNNING"||e.state==="SCHEDULED",i=(n[0]?.attempt??1)>1?n[0]?.started_at??e.created_at:
e.created_at,l=[],a=i;for(let[f,{attempt:m,state:p,started_at:h,finished_at:b,error:v}]of n.entries()){let S=f===n.length-1&&!o,x=h??b,E=S?e.dispatched_at??x:x,
k=E<a||E>x?x:E;l.push({attempt:m,state:p,segments:pa([{kind:"waiting",from:a,to:k},{kind:"queued",from:k,to:x},{kind:"running",from:x,to:b}]),ranMs:h===null?null:
b-h,error:v}),a=b}o&&l.push(Xd(e,a,t));let c=Math.max(i+1,...l.flatMap(({segments:f})=>f.map(m=>m.to)));return{from:i,to:c,rows:l}}function Xd(e,t,n){let o=(e.attempts_log[0]?.
attempt??0)+1,r=e.state!=="SCHEDULED"&&e.dispatched_at!==null,i=r?e.dispatched_at??n:Math.max(n,e.run_after),l=[{kind:"waiting",from:t,to:i},...r?[{kind:e.state===
"RUNNING"?"running":"queued",from:i,to:n}]:[]],a=e.state==="RUNNING"?Math.max(0,n-i):null;return{attempt:o,state:e.state,segments:pa(l),ranMs:a,error:null}}function pa(e){
return e.filter(({from:t,to:n})=>n>t)}var ef=["waiting","queued","running"];function ma({job:e}){let{texts:t,format:n}=C(),o=fa(e,io()),{rows:r,from:i,to:l}=o;return s("section",{class:"timeline",children:[
s("div",{class:"title",children:[s("h2",{children:t.job.timeline}),s("ul",{class:"legend",children:[ef.map(a=>s("li",{children:[s("i",{class:\`segment \${a}\`}),t.
job.segments[a]]},a)),s("li",{class:"faint",children:[t.job.timelineNote," ",r.length>1&&t.job.queuedNote]})]})]}),r.length===0&&s("p",{class:"soft",children:t.
job.noAttempts}),s("ol",{children:r.map(a=>s(tf,{row:a,timeline:o},a.attempt))}),r.length>0&&s("div",{class:"scale faint",children:[s("span",{children:n.time(i)}),
s("span",{children:n.duration(l-i)}),s("span",{children:n.time(l)})]})]})}function tf({row:e,timeline:t}){let{texts:n,format:o}=C(),{attempt:r,state:i,segments:l,
ranMs:a,error:c}=e,f=i==="SCHEDULED"&&c!==null,m=f?"FAILED":i,p=b=>\`\${b/(t.to-t.from)*100}%\`,h=l.map(({kind:b,from:v,to:S})=>\`\${n.job.segments[b]} \${o.duration(
S-v)}\`);return s("li",{class:"attempt",children:[s("span",{class:"which",children:n.job.attempt(o.number(r))}),s(ro,{state:m,...f?{word:n.job.retried}:{}}),s("s\\
pan",{class:"track",role:"img","aria-label":h.join(", "),title:h.join(\`
\`),children:l.map(({kind:b,from:v,to:S})=>s("i",{class:\`segment \${b} \${b==="running"?m:""}\`,style:{left:p(v-t.from),width:p(S-v)}},b))}),s("span",{class:"ran so\\
ft",children:a===null?i==="SCHEDULED"||i==="QUEUED"?"":n.job.never:n.job.ran(o.duration(a))}),c!==null&&s("pre",{class:"error",children:c})]})}function ga({id:e}){let{texts:t,format:n}=C(),o=Ke(e,a=>nf(e,a));if(cn(a=>{(a===null||a.has(e))&&o.reload()}),o.value===null)return s(Y,{children:[s("div",{class:"\\
title job-title",children:[s("a",{class:"soft",href:Ds(),children:t.job.back}),s("h1",{class:"mono",children:e})]}),o.error===null?s(At,{}):s(ot,{error:o.error,
again:o.reload})]});let{job:r}=o.value,i=r.payload_hidden?t.job.hiddenPayload:null,l=r.result_omitted!==null?t.job.notKept(r.result_omitted):r.result===null?t.job[ra(
r.state)?"noResult":"noResultYet"]:null;return s(Y,{children:[s("div",{class:"title job-title",children:[s("a",{class:"soft",href:Ds(),children:t.job.back}),s("\\
h1",{class:"mono",children:r.id}),s(_r,{text:()=>r.id,what:r.id}),s(ro,{state:r.state}),r.state==="RUNNING"&&r.progress!==null&&s("span",{class:"soft",children:[
s("progress",{max:1,value:r.progress,"aria-label":t.job.progress})," ",n.percent(r.progress)]}),s(ia,{job:r,onChanged:o.reload})]}),o.error!==null&&s(ot,{error:o.
error,again:o.reload,isBeside:!0}),s(la,{job:r}),s(ma,{job:r}),s("div",{class:"columns",children:[s(Ws,{title:t.job.payload,value:r.payload,instead:i}),s(Ws,{title:t.
job.result,value:r.result,instead:i??l}),s(aa,{job:r})]})]})}async function nf(e,t){try{return await se.job(e,!0,t)}catch(n){if(!(n instanceof Fe&&(n.code==="go\\
ne"||n.code==="shard-unavailable")))throw n;return await se.job(e,!1,t)}}var of=200;function ha({bulk:e}){let{texts:t,format:n}=C(),o=rt(),{progress:r}=e;if(r===null)return null;let{running:i,ok:l,done:a,failed:c,remaining:f,error:m}=r,
p=[...c.map(({id:v,reason:S})=>[v,t.jobs.reasons[S]]),...a.map(v=>[v,t.jobs.isDone])],h=p.slice(0,of),b=m!==null?"bad":c.length===0?"good":l===0?"bad":"warn";return s(
"section",{class:\`banner \${b}\`,role:"status",children:[s("span",{children:t.jobs.done(n.number(l))}),c.length>0&&s("span",{children:t.jobs.notDone(n.number(c.length))}),
m!==null&&s("span",{children:o(m)}),f>0&&s("span",{children:t.jobs.remaining(n.number(f))}),i&&s("progress",{max:l+c.length+f,value:l+c.length}),s("button",{class:"\\
button plain",onClick:i?e.stop:e.dismiss,children:i?t.jobs.stop:t.jobs.dismiss}),h.length>0&&s("ul",{class:"failures",children:[h.map(([v,S])=>s("li",{children:[
s("a",{class:"mono",href:to(v),children:v})," ",S]},v)),p.length>h.length&&s("li",{children:t.job.more(n.number(p.length-h.length))})]})]})}var Sr=["id","unique_key","concurrency_key"],ya=["created_from","created_to"],rf=["sort","order"],Js=50,zs={retry:["FAILED","STALLED"],cancel:["SCHEDULED"]};function wr(e){
let t=e.getAll("state");return bt.filter(n=>t.includes(n))}function dn(e){return new URLSearchParams([...e].filter(([t])=>t==="state"||t==="binding"||t.startsWith(
"index.")||[...Sr,...ya].some(n=>n===t)))}function Io(e){let t=dn(e);for(let n of[...rf,"cursor"]){let o=e.get(n);o!==null&&t.set(n,o)}return t.set("limit",String(
Js)),t}function kr(e,t){let n=new URLSearchParams(e);for(let o of["cursor","page",...Object.keys(t)])n.delete(o);for(let[o,r]of Object.entries(t))for(let i of typeof r==
"string"?[r]:r)n.append(o,i);return n}function Bo(e){let{query:t}=Rs(location.hash);ct(te("jobs",kr(t,e(t))))}function Gs(e,t){let n=wr(e),o=zs[t].filter(l=>n.length===
0||n.includes(l));if(o.length===0)return null;let i=[...dn(e)].filter(([l])=>l!=="state").map(([l,a])=>[l,ya.some(c=>c===l)?Number(a):a]);return{...Object.fromEntries(
i),state:o}}var sf=["retry","cancel"];function ba({jobs:e,query:t,selection:n,bulk:o}){let{texts:r,format:i}=C(),l=rt(),[a,c]=D(null),[f,m]=D(null),{ids:p}=n,h=o.progress?.
running===!0,b=S=>p.size===0?Gs(t,S)!==null:e.filter(({id:E})=>p.has(E)).some(({state:E})=>zs[S].includes(E)),v=async S=>{if(m(null),p.size>0){c({action:S,body:{
ids:[...p]},count:p.size});return}let x=Gs(t,S);if(x!==null)try{let{ok:E,remaining:k}=await se.bulk(S,{...x,dry_run:!0});c({action:S,body:x,count:E+k})}catch(E){
m(l(E))}};return s("div",{class:"row bulk",children:[s("span",{class:"soft",role:"status",children:p.size>0?r.jobs.selected(i.number(p.size)):r.jobs.allMatching}),
sf.map(S=>s(dt,{off:h||!b(S),onClick:()=>{v(S)},children:r.jobs[S]},S)),p.size>0&&s("button",{class:"button plain",onClick:n.clear,children:r.jobs.clearSelection}),
f!==null&&s("span",{class:"fault",role:"alert",children:f}),a!==null&&s(so,{question:r.jobs.bulkAsk[a.action](i.number(a.count)),action:r.jobs[a.action],onYes:()=>{
n.clear(),o.run(a.action,a.body)},onClose:()=>c(null)})]})}var xr=["state","binding","attempts","priority","created_at","run_after","dispatched_at","updated_at"],_a={state:"state",binding:"binding",attempts:"attempts",priority:"\\
priority",created_at:"created_at",updated_at:"updated_at"},lf=["state","binding","attempts","created_at","updated_at"];function va(){let[e,t]=D(af);return[e,o=>{
let r=xr.filter(i=>i===o!==e.includes(i));As.set(r.join(",")),t(r)}]}function af(){let e=As.get()?.split(",");return e===void 0?lf:xr.filter(t=>e.includes(t))}function Sa({shown:e,onToggle:t}){let{texts:n}=C();return s("details",{class:"menu",onKeyDown:({key:o,currentTarget:r})=>{o!=="Escape"||!r.open||(r.open=!1,r.querySelector(
"summary")?.focus())},onFocusOut:({relatedTarget:o,currentTarget:r})=>{o instanceof Node&&!r.contains(o)&&(r.open=!1)},children:[s("summary",{class:"button",children:n.
jobs.columns}),s("div",{class:"sheet",children:xr.map(o=>s("label",{children:[s("input",{type:"checkbox",checked:e.includes(o),onChange:()=>t(o)}),n.jobs.column[o]]},
o))})]})}var uf=1200;function ao(e){let t=me(e);t.current=e,oe(()=>{let n={key:"",at:0},o=r=>{if(r.ctrlKey||r.metaKey||r.altKey||cf(r.target))return;let i=r.timeStamp-n.
at<uf?\`\${n.key} \${r.key}\`:"";n={key:r.key,at:r.timeStamp};let l=t.current[i]??t.current[r.key];l!==void 0&&(r.preventDefault(),l())};return addEventListener("ke\\
ydown",o),()=>removeEventListener("keydown",o)},[])}function cf(e){return e instanceof HTMLElement?e.closest("dialog")!==null?!0:/^(INPUT|TEXTAREA|SELECT)$/.test(
e.tagName)&&!df(e):!1}function df(e){return e instanceof HTMLInputElement&&e.type==="checkbox"}function wa({query:e,onSearch:t}){let{texts:n}=C(),{jobs:o}=n,r=Sr.find(p=>e.get(p)!==null)??"id",[i,l]=D(r),[a,c]=D(e.get(r)??""),f=me(null);oe(()=>{l(r),c(e.get(
r)??"")},[r,e.get(r)]),ao({"/":()=>f.current?.focus()});let m=p=>{t({...{id:"",unique_key:"",concurrency_key:""},[p]:a.trim()})};return s("form",{class:"search",
role:"search",onSubmit:p=>{p.preventDefault(),m(i)},children:[s("select",{"aria-label":o.searchBy,value:i,onChange:p=>{let h=p.currentTarget.value;l(h),a.trim()!==
""&&m(h)},children:Sr.map(p=>s("option",{value:p,children:o.by[p]},p))}),s("input",{ref:f,type:"search","aria-label":o.search,placeholder:o.searchHint,value:a,onInput:p=>{
let{value:h}=p.currentTarget;c(h),ff(h)&&l("id"),h===""&&e.get(r)!==null&&t({id:"",unique_key:"",concurrency_key:""})}})]})}function ff(e){return/^\\s*[A-Z][A-Z0-9_]*#\\d+:\\w+\\s*$/.
test(e)}function ka({query:e,bindings:t}){let{texts:n}=C(),{jobs:o}=n,r=wr(e),i=e.get("binding")??"",{who:l}=yt(),c=(l.payload_hidden?[]:t).find(({name:p})=>p===i)?.index??
[],f=t.map(({name:p})=>p),m=p=>Bo(()=>p);return s("section",{class:"filters","aria-label":o.filters,children:[s("div",{class:"row states",role:"group","aria-lab\\
el":o.column.state,children:bt.map(p=>s("button",{class:\`button chip \${p}\`,"aria-pressed":r.includes(p),onClick:()=>Bo(h=>({state:pf(wr(h),p)})),children:[s(Oo,
{state:p}),n.states[p]]},p))}),s("div",{class:"row",children:[s("select",{"aria-label":o.binding,value:i,onChange:p=>m({binding:p.currentTarget.value,...Object.
fromEntries(c.map(h=>[\`index.\${h}\`,""]))}),children:[s("option",{value:"",children:o.anyBinding}),(i===""||f.includes(i)?f:[i,...f]).map(p=>s("option",{value:p,
children:p},p))]}),s(wa,{query:e,onSearch:m}),c.map(p=>s(mf,{field:p,value:e.get(\`index.\${p}\`)??"",onChange:h=>m({[\`index.\${p}\`]:h})},p)),s(Pn,{label:o.from,value:e.
get("created_from")??"",onChange:p=>m({created_from:p})}),s(Pn,{label:o.to,value:e.get("created_to")??"",onChange:p=>m({created_to:p})}),dn(e).size>0&&s("a",{class:"\\
button plain",href:te("jobs"),children:o.clear})]})]})}function pf(e,t){return bt.filter(n=>n===t!==e.includes(n))}function mf({field:e,value:t,onChange:n}){let{
texts:o}=C(),[r,i]=D(t);return s("form",{onSubmit:l=>{l.preventDefault(),n(r.trim())},children:s("input",{type:"search",placeholder:e,"aria-label":o.jobs.field(
e),value:r,onInput:l=>i(l.currentTarget.value),onChange:()=>{r.trim()!==t&&n(r.trim())}})})}function xa({job:e,columns:t,selection:n,hasLeft:o}){let{texts:r}=C(),i=n?.ids.has(e.id)===!0,l=[e.unique_key,e.concurrency_key].filter(a=>a!==null);return s("t\\
r",{"aria-selected":i,class:o?"left":"",children:[n!==null&&s("td",{class:"pick",children:s("input",{type:"checkbox","aria-label":r.jobs.select(e.id),checked:i,
onChange:()=>n.toggle(e.id)})}),s("td",{class:"who",children:[s("a",{class:"id mono",href:to(e.id),children:e.id}),l.map(a=>s("span",{class:"key mono faint",title:a,
children:a},a)),e.last_error!==null&&(e.state==="FAILED"||e.state==="STALLED")&&s("span",{class:"error",title:e.last_error,children:e.last_error.split(\`
\`,1)})]}),t.map(a=>s("td",{class:Vs(a)?"number":\`is-\${a}\`,"data-label":r.jobs.column[a],children:s(gf,{job:e,column:a})},a))]})}function gf({job:e,column:t}){let{
texts:n,format:o}=C();switch(t){case"state":return s(Y,{children:[s(ro,{state:e.state}),e.state==="RUNNING"&&e.progress!==null&&s("progress",{max:1,value:e.progress,
"aria-label":n.job.progress})]});case"binding":return s(Y,{children:e.binding});case"attempts":return s(Y,{children:n.jobs.ofMax(o.number(e.attempts),o.number(e.
max_attempts))});case"priority":return s(Y,{children:o.number(e.priority)});default:return s(vr,{at:e[t]})}}function Ta({jobs:e,columns:t,query:n,selection:o,stale:r,left:i,watch:l}){let{texts:a}=C(),c=me(null),f=()=>[...c.current?.querySelectorAll("a.id")??[]],m=h=>{
let b=f(),v=document.activeElement?.closest("tr"),S=b.findIndex(x=>x.closest("tr")===v);b.at(S<0?0:Math.min(b.length-1,Math.max(0,S+h)))?.focus()};ao({j:()=>m(1),
k:()=>m(-1),x:()=>{let h=document.activeElement?.closest("tr"),b=e[f().findIndex(v=>v.closest("tr")===h)];b!==void 0&&o?.toggle(b.id)},Escape:()=>o?.clear()});let p=e.
length>0&&e.every(({id:h})=>o?.ids.has(h)===!0);return s("div",{class:"scroll",tabIndex:0,role:"region","aria-label":a.jobs.title,children:s("table",{class:r?"j\\
obs cards stale":"jobs cards","aria-busy":r,children:[s("thead",{children:s("tr",{children:[o!==null&&s("th",{scope:"col",class:"pick",children:s("input",{type:"\\
checkbox","aria-label":a.jobs.selectAll,checked:p,onChange:()=>o.set(p?[]:e.map(({id:h})=>h))})}),s("th",{scope:"col",children:a.jobs.column.id}),t.map(h=>s(hf,
{column:h,query:n},h))]})}),s("tbody",{ref:c,...l,children:e.map(h=>s(xa,{job:h,columns:t,selection:o,hasLeft:i.has(h.id)},h.id))})]})})}function hf({column:e,query:t}){
let{texts:n}=C(),o=_a[e],r=n.jobs.column[e],i=Vs(e)?"number":"";if(o===void 0)return s("th",{scope:"col",class:i,children:r});let l=(t.get("sort")??"created_at")===
o,a=t.get("order")!=="asc",c=l&&a?"asc":"desc";return s("th",{scope:"col",class:i,...l?{"aria-sort":a?"descending":"ascending"}:{},children:s("button",{onClick:()=>Bo(
()=>({sort:o,order:c})),children:[r,l&&(a?" ↓":" ↑")]})})}function Vs(e){return e==="attempts"||e==="priority"||e.includes("_")}var Ea=[];function Pa({query:e,rows:t,total:n,next:o}){let{texts:r,format:i}=C(),{jobs:l}=r,a=Math.max(1,Number(e.get("page"))||1),c=te("jobs",e),f=(a-1)*Js+1,m=Ea[a-
2],p=h=>{Ea[a-1]=c;let b=kr(e,{cursor:h,page:String(a+1)});ct(te("jobs",b))};return s("nav",{class:"pager row","aria-label":l.column.id,children:[s("span",{class:"\\
faint",children:t>0&&l.shown(i.number(f),i.number(f+t-1),n===null?"…":i.number(n))}),s("a",{class:"button","aria-disabled":a===1,href:te("jobs",kr(e,{})),children:l.
first}),s(dt,{off:a===1||m===void 0,onClick:()=>ct(m??c),children:l.previous}),s(dt,{off:o===null,onClick:()=>p(o??""),children:l.next})]})}function Ca(e){let[t,n]=D(!1),[o,r]=D(!1),i=Zt(()=>({onPointerEnter:l=>n(l.pointerType!=="touch"),onPointerLeave:()=>n(!1),onFocusIn:()=>r(!0),onFocusOut:()=>r(
!1)}),[]);return oe(()=>{e>0||(n(!1),r(!1))},[e===0]),{isHeld:t||o,watch:i}}var yf=1500,bf=15e3,_f=1e4;function Aa(e){let t=Io(e),n=String(dn(e)),o=me(null),r=Ke(String(t),async i=>{let l=o.current;if(!(l?.filters===n&&l.total!==null&&(l.
total>_f||Date.now()-l.at<bf))){let c=await se.jobs(t,i);return o.current={filters:n,total:c.total,at:Date.now()},c}return t.set("total","false"),{...await se.jobs(
t,i),total:l.total}});return cn(r.reload,yf),r}function La(e){let[t,n]=D(new Set);return oe(()=>n(new Set),[e]),Zt(()=>({ids:t,toggle:o=>n(r=>r.has(o)?new Set([...r].filter(i=>i!==o)):new Set(r).add(o)),set:o=>n(
new Set(o)),clear:()=>n(new Set)}),[t])}function Ra(e,t,n){let o=me({list:e,rows:t}),r=o.current.list===e,i=n&&r?vf(o.current.rows,t):t;return o.current={list:e,rows:i},{rows:i,left:new Set(Ma(i,t)),waiting:Ma(
t,i).length}}function Ma(e,t){let n=new Set(t.map(({id:o})=>o));return e.map(({id:o})=>o).filter(o=>!n.has(o))}function vf(e,t){let n=new Map(t.map(o=>[o.id,o]));
return e.map(o=>n.get(o.id)??o)}function Da({query:e}){let{texts:t,format:n}=C(),{who:o,bulk:r}=yt();$l(e);let i=Aa(e),l=Ke("bindings",se.bindings),[a,c]=va(),f=La(String(Io(e)));oe(i.reload,[
r.progress?.running]);let m=i.value?.jobs??[],p=Ca(m.length),h=i.stale?"":String(Io(e)),b=p.isHeld||f.ids.size>0,{rows:v,left:S,waiting:x}=Ra(h,m,b),E=i.value?.
total??null;return s(Y,{children:[s("div",{class:"title",children:[s("h1",{children:t.jobs.title}),s("span",{class:"soft",role:"status",children:E!==null&&(E===
1?t.jobs.countOne:t.jobs.count(n.number(E)))})]}),s(ka,{query:e,bindings:l.value?.bindings??[]}),i.error!==null&&s(ot,{error:i.error,again:i.reload,isBeside:i.value!==
null}),i.value===null&&i.error===null&&s(At,{}),i.value!==null&&v.length===0&&s(Sf,{isFiltered:dn(e).size>0}),v.length>0&&s(Y,{children:[s("div",{class:"row abo\\
ve",children:[!o.read_only&&s(ba,{jobs:v,query:e,selection:f,bulk:r}),x>0&&s("span",{class:"soft waiting",title:t.jobs.waitingNote,children:t.jobs.waiting(n.number(
x))}),s(Sa,{shown:a,onToggle:c})]}),s(Ta,{jobs:v,columns:a,query:e,selection:o.read_only?null:f,stale:i.stale,left:S,watch:p.watch}),s(Pa,{query:e,rows:i.stale?
0:v.length,total:E,next:i.stale?null:i.value?.next_cursor??null})]})]})}function Sf({isFiltered:e}){let{texts:t}=C(),{jobs:n}=t;return e?s(Ct,{title:n.empty,lead:n.
emptyLead,children:s("div",{class:"row",children:s("a",{class:"button",href:te("jobs"),children:n.clear})})}):s(Ct,{title:n.emptyAll,lead:n.emptyAllLead,children:s(
"div",{class:"row",children:s("a",{class:"button",href:te("enqueue"),children:t.frame.enqueue})})})}function Na(){let[e,t]=D(null),n=me(!1);return oe(()=>()=>{n.current=!0},[]),{progress:e,run:async(r,i)=>{n.current=!1;let l={action:r,running:!0,ok:0,done:[],failed:[],
remaining:0,error:null},a=i;for(;a!==null;){t(l);try{let c=await se.bulk(r,a);l={...l,ok:l.ok+c.ok,done:"ids"in i?i.ids.filter(m=>!wf(c.failed,m)):[],failed:[...l.
failed,...c.failed],remaining:c.remaining},a=c.next_cursor!==null&&!("ids"in i)&&!n.current?{...i,cursor:c.next_cursor}:null}catch(c){l={...l,error:c},a=null}}t(
{...l,running:!1})},stop:()=>{n.current=!0},dismiss:()=>t(null)}}function wf(e,t){return e.some(n=>n.id===t)}function Fa({summary:e,onChanged:t}){let{texts:n}=C(),{who:o}=yt(),r=rt(),[i,l]=D(!1),[a,c]=D(!1),[f,m]=D(null);if(o.read_only)return null;let{name:p,paused:h,pausedShards:b}=e,
v=[...h?[]:[!0],...b>0?[!1]:[]],S=async E=>{c(!0),m(null);try{await se.pause(p,E)}catch(k){m(r(k))}c(!1),t()},x=E=>n.overview[E?"pause":"resume"];return s(Y,{children:[
v.map((E,k)=>s(dt,{off:a,label:\`\${x(E)}: \${p}\`,onClick:()=>E?l(!0):void S(!1),children:x(E)},k)),f!==null&&s("span",{class:"fault",role:"alert",children:f}),i&&
s(so,{question:n.overview.pauseAsk(p),action:n.overview.pause,onYes:()=>{S(!0)},onClose:()=>l(!1)})]})}function Oa({binding:e,count:t,silent:n,onYes:o,onClose:r}){let{texts:i,format:l}=C(),{purge:a}=i.overview,[c,f]=D("");return s(Cn,{title:a.ask(l.number(t),e),onClose:r,
children:s("form",{class:"purge",onSubmit:m=>{m.preventDefault(),c===e&&(r(),o())},children:[s("p",{children:a.warning}),n.length>0&&s("p",{class:"fault",children:i.
overview.silentShards(n.join(", "))}),s("label",{children:[s("span",{children:a.type(e)}),s("input",{class:"mono",autocomplete:"off",autocapitalize:"off",spellcheck:!1,
autofocus:!0,value:c,onInput:m=>f(m.currentTarget.value)})]}),s("div",{class:"row",children:[s("button",{type:"button",class:"button",onClick:r,children:i.job.keep}),
s("button",{class:"button danger",disabled:c!==e,children:a.yes(l.number(t))})]})]})})}function Ia(e,t){let[n,o]=D(null),r=me(!1),i=()=>{r.current=!0};return oe(()=>i,[]),{progress:n,run:async a=>{r.current=!1;let c={running:!0,cancelled:0,remaining:!0,
error:null};for(o(c);c.remaining&&c.error===null&&c.cancelled<a&&!r.current;){try{let{cancelled:f,remaining:m}=await se.purge(e);c={...c,cancelled:c.cancelled+f,
remaining:m}}catch(f){c={...c,cancelled:c.cancelled+kf(f),error:f}}o(c)}o({...c,running:!1}),t()},stop:i}}function kf(e){let t=e instanceof Fe?e.details:null,{cancelled:n}=Object(
t);return typeof n=="number"?n:0}function Ba({summary:e,onChanged:t}){let{texts:n}=C(),{who:o}=yt(),{purge:r}=n.overview,{name:i,counts:l,silent:a}=e,c=Ia(i,t),[f,m]=D(null);if(o.read_only)return null;
let p=c.progress?.running===!0;return s(Y,{children:[p?s(dt,{off:!1,label:\`\${n.jobs.stop}: \${i}\`,onClick:c.stop,children:n.jobs.stop}):s(dt,{off:l.SCHEDULED===0,
label:\`\${r.word}: \${i}\`,onClick:()=>m(l.SCHEDULED),children:r.word}),s(xf,{progress:c.progress}),f!==null&&s(Oa,{binding:i,count:f,silent:a,onYes:()=>{c.run(f)},
onClose:()=>m(null)})]})}function xf({progress:e}){let{texts:t,format:n}=C(),o=rt(),{purge:r}=t.overview;return s("span",{class:"about",role:"status",children:e!==
null&&s(Y,{children:[r.cancelled(n.number(e.cancelled)),!e.running&&e.remaining&&\` \${r.remaining}\`,e.error!==null&&s("span",{class:"fault",children:o(e.error)})]})})}function ja({completed:e,failed:t,label:n}){let o=Math.max(1,...e,...t),r=120/Math.max(1,e.length-1),i=e.map((a,c)=>[$a(c*r),$a(19-a/o*16)]),l=i.filter((a,c)=>(t[c]??
0)>0);return s("svg",{class:"thread",viewBox:"0 0 120 22",preserveAspectRatio:"none",role:"img","aria-label":n,children:[s("path",{"vector-effect":"non-scaling-\\
stroke",d:\`M\${i.map(a=>a.join(" ")).join("L")}\`}),l.map(([a])=>s("path",{class:"FAILED",d:\`M\${a} 22v-4\`},a))]})}function $a(e){return Math.round(e*10)/10}function qa({summary:e,info:t,hour:n,onChanged:o}){let{texts:r,format:i}=C(),{overview:l}=r,{name:a,counts:c,inFlight:f,concurrency:m,oldestWaitMs:p,silent:h}=e,
b=v=>i.number(v.reduce((S,x)=>S+x,0));return s("tr",{children:[s("th",{scope:"row",class:"name",children:[s("a",{href:te("jobs",{binding:a}),children:a}),t?.description!=
null&&s("span",{class:"about faint",title:t.description,children:t.description}),t?.draining===!0&&s("span",{class:"about faint",children:r.policies.draining}),
h.length>0&&s("span",{class:"fault",children:l.silentShards(h.join(", "))})]}),s("td",{class:"blocks",children:s(Tf,{summary:e})}),bt.map(v=>s("td",{class:"numb\\
er count","data-label":r.states[v],children:s("a",{class:c[v]===0?"zero":v,href:te("jobs",{binding:a,state:v}),children:i.number(c[v])})},v)),s("td",{class:"num\\
ber places","data-label":l.inFlight,children:[s("meter",{min:0,max:Math.max(1,m),value:f,"aria-label":l.inFlightNote(i.number(f),i.number(m))}),i.number(f),s("s\\
pan",{class:"faint",children:["/",i.number(m)]})]}),s("td",{class:"number","data-label":l.oldest,children:p===0?s("span",{class:"faint",children:l.none}):i.duration(
p)}),s("td",{class:"spark",children:n!==null&&s(ja,{completed:n.completed,failed:n.failed,label:l.summary(b(n.completed),b(n.failed))})}),s("td",{class:"number \\
actions",children:[s(Fa,{summary:e,onChanged:o}),s(Ba,{summary:e,onChanged:o})]})]})}function Tf({summary:e}){let{texts:t,format:n}=C(),{blocks:o,blocksNote:r,none:i,
partlyPaused:l}=t.overview,{paused:a,pausedShards:c,shards:f}=e,m=e.blocks.filter(b=>b!=="paused"),p=a?["paused"]:c>0?["paused",...m]:m,h=b=>b==="paused"&&!a?l(
n.number(c),n.number(f)):o[b];return p.length===0?s("span",{class:"faint none",children:i}):s(Y,{children:p.map(b=>s("span",{class:\`state \${b==="paused"?"STALLE\\
D":"QUEUED"}\`,title:r[b],children:h(b)},b))})}function Ha({bindings:e,infos:t,hourOf:n,onChanged:o}){let{texts:r}=C(),{overview:i,states:l}=r;return s("div",{class:"scroll",tabIndex:0,role:"region","aria-la\\
bel":i.title,children:s("table",{class:"bindings cards",children:[s("thead",{children:s("tr",{children:[s("th",{scope:"col",children:i.binding}),s("th",{scope:"\\
col",children:i.block}),bt.map(a=>s("th",{scope:"col",class:"number",children:l[a]},a)),s("th",{scope:"col",class:"number",children:i.inFlight}),s("th",{scope:"\\
col",class:"number",children:i.oldest}),s("th",{scope:"col",children:i.throughput}),s("th",{scope:"col",children:s("span",{class:"hidden",children:i.actions})})]})}),
s("tbody",{children:e.map(a=>s(qa,{summary:a,info:t.find(({name:c})=>c===a.name)??null,hour:n(a.name),onChanged:o},a.name))})]})})}var Ef="en-US";Pf(navigator.language)||Object.defineProperty(navigator,"language",{value:Ef,configurable:!0});function Pf(e){try{return Intl.getCanonicalLocales(
e).length===1}catch{return!1}}var Cf="uplot",Af="u-hz",Lf="u-vt",Mf="u-title",Rf="u-wrap",Df="u-under",Nf="u-over",Ff="u-axis",Mn="u-off",Of="u-select",If="u-cursor-x",Bf="u-cursor-y",$f="u-\\
cursor-pt",jf="u-legend",qf="u-live",Hf="u-inline",Uf="u-series",Wf="u-marker",Ua="u-label",Jf="u-value",jo="width",qo="height";var Wa="bottom",uo="left",Ks="right",fi="#000",Ja=fi+"0",Ys="mousemove",za="mousedown",Qs="mouseup",Ga="mouseenter",Va="mouseleave",Ka="dblclick",zf="resize",Gf="\\
scroll",Ya="change",Ar="dppxchange",pi="--",yo=typeof window<"u",ni=yo?document:null,fo=yo?window:null,Vf=yo?navigator:null,fe,Tr;function oi(){let e=devicePixelRatio;
fe!=e&&(fe=e,Tr&&si(Ya,Tr,oi),Tr=matchMedia(\`(min-resolution: \${fe-.001}dppx) and (max-resolution: \${fe+.001}dppx)\`),Rn(Ya,Tr,oi),fo.dispatchEvent(new CustomEvent(
Ar)))}function _t(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function ri(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function Te(e,t,n){
e.style[t]=n+"px"}function It(e,t,n,o){let r=ni.createElement(e);return t!=null&&_t(r,t),n?.insertBefore(r,o),r}function Lt(e,t){return It("div",e,t)}var Qa=new WeakMap;
function Vt(e,t,n,o,r){let i="translate("+t+"px,"+n+"px)",l=Qa.get(e);i!=l&&(e.style.transform=i,Qa.set(e,i),t<0||n<0||t>o||n>r?_t(e,Mn):ri(e,Mn))}var Za=new WeakMap;
function Xa(e,t,n){let o=t+n,r=Za.get(e);o!=r&&(Za.set(e,o),e.style.background=t,e.style.borderColor=n)}var eu=new WeakMap;function tu(e,t,n,o){let r=t+""+n,i=eu.
get(e);r!=i&&(eu.set(e,r),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var mi={passive:!0},Kf={...mi,
capture:!0};function Rn(e,t,n,o){t.addEventListener(e,n,o?Kf:mi)}function si(e,t,n,o){t.removeEventListener(e,n,mi)}yo&&oi();function Bt(e,t,n,o){let r;n=n||0,o=
o||t.length-1;let i=o<=2147483647;for(;o-n>1;)r=i?n+o>>1:vt((n+o)/2),t[r]<e?n=r:o=r;return e-t[n]<=t[o]-e?n:o}function Au(e){return(n,o,r)=>{let i=-1,l=-1;for(let a=o;a<=
r;a++)if(e(n[a])){i=a;break}for(let a=r;a>=o;a--)if(e(n[a])){l=a;break}return[i,l]}}var Lu=e=>e!=null,Mu=e=>e!=null&&e>0,Rr=Au(Lu),Yf=Au(Mu);function Qf(e,t,n,o=0,r=!1){
let i=r?Yf:Rr,l=r?Mu:Lu;[t,n]=i(e,t,n);let a=e[t],c=e[t];if(t>-1)if(o==1)a=e[t],c=e[n];else if(o==-1)a=e[n],c=e[t];else for(let f=t;f<=n;f++){let m=e[f];l(m)&&(m<
a?a=m:m>c&&(c=m))}return[a??_e,c??-_e]}function Dr(e,t,n,o){let r=ru(e),i=ru(t);e==t&&(r==-1?(e*=n,t/=n):(e/=n,t*=n));let l=n==10?Xt:Ru,a=r==1?vt:Mt,c=i==1?Mt:vt,
f=a(l(je(e))),m=c(l(je(t))),p=po(n,f),h=po(n,m);return n==10&&(f<0&&(p=ve(p,-f)),m<0&&(h=ve(h,-m))),o||n==2?(e=p*r,t=h*i):(e=Ou(e,p),t=Nr(t,h)),[e,t]}function gi(e,t,n,o){
let r=Dr(e,t,n,o);return e==0&&(r[0]=0),t==0&&(r[1]=0),r}var hi=.1,nu={mode:3,pad:hi},Uo={pad:0,soft:null,mode:0},Zf={min:Uo,max:Uo};function Lr(e,t,n,o){return Fr(
n)?ou(e,t,n):(Uo.pad=n,Uo.soft=o?0:null,Uo.mode=o?3:0,ou(e,t,Zf))}function ce(e,t){return e??t}function Xf(e,t,n){for(t=ce(t,0),n=ce(n,e.length-1);t<=n;){if(e[t]!=
null)return!0;t++}return!1}function ou(e,t,n){let o=n.min,r=n.max,i=ce(o.pad,0),l=ce(r.pad,0),a=ce(o.hard,-_e),c=ce(r.hard,_e),f=ce(o.soft,_e),m=ce(r.soft,-_e),
p=ce(o.mode,0),h=ce(r.mode,0),b=t-e,v=Xt(b),S=st(je(e),je(t)),x=Xt(S),E=je(x-v);(b<1e-24||E>10)&&(b=0,(e==0||t==0)&&(b=1e-24,p==2&&f!=_e&&(i=0),h==2&&m!=-_e&&(l=
0)));let k=b||S||1e3,R=Xt(k),P=po(10,vt(R)),K=k*(b==0?e==0?.1:1:i),I=ve(Ou(e-K,P/10),24),j=e>=f&&(p==1||p==3&&I<=f||p==2&&I>=f)?f:_e,U=st(a,I<j&&e>=j?j:$t(j,I)),
X=k*(b==0?t==0?.1:1:l),z=ve(Nr(t+X,P/10),24),M=t<=m&&(h==1||h==3&&z>=m||h==2&&z<=m)?m:-_e,G=$t(c,z>M&&t<=M?M:st(M,z));return U==G&&U==0&&(G=100),[U,G]}var ep=new Intl.
NumberFormat(yo?Vf.language:"en-US"),yi=e=>ep.format(e),St=Math,Cr=St.PI,je=St.abs,vt=St.floor,$e=St.round,Mt=St.ceil,$t=St.min,st=St.max,po=St.pow,ru=St.sign,Xt=St.
log10,Ru=St.log2,tp=(e,t=1)=>St.sinh(e)*t,Zs=(e,t=1)=>St.asinh(e/t),_e=1/0;function su(e){return(Xt((e^e>>31)-(e>>31))|0)+1}function ii(e,t,n){return $t(st(e,t),
n)}function Du(e){return typeof e=="function"}function ie(e){return Du(e)?e:()=>e}var np=()=>{},Nu=e=>e,Fu=(e,t)=>t,op=e=>null,iu=e=>!0,lu=(e,t)=>e==t,rp=/\\.\\d*?(?=9{6,}|0{6,})/gm,
Dn=e=>{if(Bu(e)||pn.has(e))return e;let t=\`\${e}\`,n=t.match(rp);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[r,i]=t.split("e");return+\`\${Dn(
r)}e\${i}\`}return ve(e,o)};function An(e,t){return Dn(ve(Dn(e/t))*t)}function Nr(e,t){return Dn(Mt(Dn(e/t))*t)}function Ou(e,t){return Dn(vt(Dn(e/t))*t)}function ve(e,t=0){
if(Bu(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return $e(o)/n}var pn=new Map;function Iu(e){return((""+e).split(".")[1]||"").length}function Jo(e,t,n,o){
let r=[],i=o.map(Iu);for(let l=t;l<n;l++){let a=je(l),c=ve(po(e,l),a);for(let f=0;f<o.length;f++){let m=e==10?+\`\${o[f]}e\${l}\`:o[f]*c,p=(l>=0?0:a)+(l>=i[f]?0:i[f]),
h=e==10?m:ve(m,p);r.push(h),pn.set(h,p)}}return r}var Wo={},bi=[],mo=[null,null],fn=Array.isArray,Bu=Number.isInteger,sp=e=>e===void 0;function au(e){return typeof e==
"string"}function Fr(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function ip(e){return e!=null&&typeof e=="object"}var lp=Object.getPrototypeOf(
Uint8Array),$u="__proto__";function go(e,t=Fr){let n;if(fn(e)){let o=e.find(r=>r!=null);if(fn(o)||t(o)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=go(e[r],
t)}else n=e.slice()}else if(e instanceof lp)n=e.slice();else if(t(e)){n={};for(let o in e)o!=$u&&(n[o]=go(e[o],t))}else n=e;return n}function Oe(e){let t=arguments;
for(let n=1;n<t.length;n++){let o=t[n];for(let r in o)r!=$u&&(Fr(e[r])?Oe(e[r],go(o[r])):e[r]=go(o[r]))}return e}var ap=0,up=1,cp=2;function dp(e,t,n){for(let o=0,
r,i=-1;o<t.length;o++){let l=t[o];if(l>i){for(r=l-1;r>=0&&e[r]==null;)e[r--]=null;for(r=l+1;r<n&&e[r]==null;)e[i=r++]=null}}}function fp(e,t){if(gp(e)){let l=e[0].
slice();for(let a=1;a<e.length;a++)l.push(...e[a].slice(1));return hp(l[0])||(l=mp(l)),l}let n=new Set;for(let l=0;l<e.length;l++){let c=e[l][0],f=c.length;for(let m=0;m<
f;m++)n.add(c[m])}let o=[Array.from(n).sort((l,a)=>l-a)],r=o[0].length,i=new Map;for(let l=0;l<r;l++)i.set(o[0][l],l);for(let l=0;l<e.length;l++){let a=e[l],c=a[0];
for(let f=1;f<a.length;f++){let m=a[f],p=Array(r).fill(void 0),h=t?t[l][f]:up,b=[];for(let v=0;v<m.length;v++){let S=m[v],x=i.get(c[v]);S===null?h!=ap&&(p[x]=S,
h==cp&&b.push(x)):p[x]=S}dp(p,b,r),o.push(p)}}return o}var pp=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function mp(e){let t=e[0],n=t.
length,o=Array(n);for(let i=0;i<o.length;i++)o[i]=i;o.sort((i,l)=>t[i]-t[l]);let r=[];for(let i=0;i<e.length;i++){let l=e[i],a=Array(n);for(let c=0;c<n;c++)a[c]=
l[o[c]];r.push(a)}return r}function gp(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let r=e[o][0];if(r.length!=n)return!1;if(r!=t){for(let i=0;i<n;i++)
if(r[i]!=t[i])return!1}}return!0}function hp(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,r=n-1;for(;o<=r&&e[o]==null;)o++;for(;r>=o&&e[r]==null;)r--;if(r<=
o)return!0;let i=st(1,vt((r-o+1)/t));for(let l=e[o],a=o+i;a<=r;a+=i){let c=e[a];if(c!=null){if(c<=l)return!1;l=c}}return!0}var ju=["January","February","March",
"April","May","June","July","August","September","October","November","December"],qu=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Hu(e){
return e.slice(0,3)}var yp=qu.map(Hu),bp=ju.map(Hu),_p={MMMM:ju,MMM:bp,WWWW:qu,WWW:yp};function $o(e){return(e<10?"0":"")+e}function vp(e){return(e<10?"00":e<100?
"0":"")+e}var Sp={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>$o(e.getMonth()+
1),M:e=>e.getMonth()+1,DD:e=>$o(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>$o(e.getHours()),H:e=>e.getHours(),
h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>$o(e.
getMinutes()),m:e=>e.getMinutes(),ss:e=>$o(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>vp(e.getMilliseconds())};function _i(e,t){t=t||_p;let n=[],o=/\\{([a-z]+)\\}|[^{]+/gi,
r;for(;r=o.exec(e);)n.push(r[0][0]=="{"?Sp[r[1]]:r[0]);return i=>{let l="";for(let a=0;a<n.length;a++)l+=typeof n[a]=="string"?n[a]:n[a](i,t);return l}}var wp=new Intl.
DateTimeFormat().resolvedOptions().timeZone;function kp(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==wp?n=e:(n=new Date(
e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var Uu=e=>e%1==0,Mr=[1,2,2.5,5],xp=Jo(10,-32,0,Mr),Wu=Jo(10,0,32,Mr),Tp=Wu.filter(
Uu),Ln=xp.concat(Wu),vi=\`
\`,Ju="{YYYY}",uu=vi+Ju,zu="{M}/{D}",Ho=vi+zu,Er=Ho+"/{YY}",Gu="{aa}",Ep="{h}:{mm}",co=Ep+Gu,cu=vi+co,du=":{ss}",ge=null;function Vu(e){let t=e*1e3,n=t*60,o=n*60,
r=o*24,i=r*30,l=r*365,c=(e==1?Jo(10,0,3,Mr).filter(Uu):Jo(10,-3,0,Mr)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,r,r*2,r*3,r*
4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,i,i*2,i*3,i*4,i*6,l,l*2,l*5,l*10,l*25,l*50,l*100]),f=[[l,Ju,ge,ge,ge,ge,ge,ge,1],[r*28,"{MMM}",uu,ge,ge,ge,ge,ge,1],[r,zu,uu,ge,
ge,ge,ge,ge,1],[o,"{h}"+Gu,Er,ge,Ho,ge,ge,ge,1],[n,co,Er,ge,Ho,ge,ge,ge,1],[t,du,Er+" "+co,ge,Ho+" "+co,ge,cu,ge,1],[e,du+".{fff}",Er+" "+co,ge,Ho+" "+co,ge,cu,
ge,1]];function m(p){return(h,b,v,S,x,E)=>{let k=[],R=x>=l,P=x>=i&&x<l,K=p(v),I=ve(K*e,3),j=Xs(K.getFullYear(),R?0:K.getMonth(),P||R?1:K.getDate()),U=ve(j*e,3);
if(P||R){let X=P?x/i:0,z=R?x/l:0,M=I==U?I:ve(Xs(j.getFullYear()+z,j.getMonth()+X,1)*e,3),G=new Date($e(M/e)),F=G.getFullYear(),Q=G.getMonth();for(let J=0;M<=S;J++){
let le=Xs(F+z*J,Q+X*J,1),W=le-p(ve(le*e,3));M=ve((+le+W)*e,3),M<=S&&k.push(M)}}else{let X=x>=r?r:x,z=vt(v)-vt(I),M=U+z+Nr(I-U,X);k.push(M);let G=p(M),F=G.getHours()+
G.getMinutes()/n+G.getSeconds()/o,Q=x/o,J=h.axes[b]._space,le=E/J;for(;M=ve(M+x,e==1?0:3),!(M>S);)if(Q>1){let W=vt(ve(F+Q,6))%24,ae=p(M).getHours()-W;ae>1&&(ae=
-1),M-=ae*o,F=(F+Q)%24;let ye=k[k.length-1];ve((M-ye)/x,3)*le>=.7&&k.push(M)}else k.push(M)}return k}}return[c,f,m]}var[Pp,Cp,Ap]=Vu(1),[Lp,Mp,Rp]=Vu(.001);Jo(2,
-53,53,[1]);function fu(e,t){return e.map(n=>n.map((o,r)=>r==0||r==8||o==null?o:t(r==1||n[8]==0?o:n[1]+o)))}function pu(e,t){return(n,o,r,i,l)=>{let a=t.find(v=>l>=
v[0])||t[t.length-1],c,f,m,p,h,b;return o.map(v=>{let S=e(v),x=S.getFullYear(),E=S.getMonth(),k=S.getDate(),R=S.getHours(),P=S.getMinutes(),K=S.getSeconds(),I=x!=
c&&a[2]||E!=f&&a[3]||k!=m&&a[4]||R!=p&&a[5]||P!=h&&a[6]||K!=b&&a[7]||a[1];return c=x,f=E,m=k,p=R,h=P,b=K,I(S)})}}function Dp(e,t){let n=_i(t);return(o,r,i,l,a)=>r.
map(c=>n(e(c)))}function Xs(e,t,n){return new Date(e,t,n)}function mu(e,t){return t(e)}var Np="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function gu(e,t){return(n,o,r,i)=>i==
null?pi:t(e(o))}function Fp(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function Op(e,t){return e.series[t].fill(
e,t)}var Ip={show:!0,live:!0,isolate:!1,mount:np,markers:{show:!0,width:2,stroke:Fp,fill:Op,dash:"solid"},idx:null,idxs:null,values:[]};function Bp(e,t){let n=e.
cursor.points,o=Lt(),r=n.size(e,t);Te(o,jo,r),Te(o,qo,r);let i=r/-2;Te(o,"marginLeft",i),Te(o,"marginTop",i);let l=n.width(e,t,r);return l&&Te(o,"borderWidth",l),
o}function $p(e,t){let n=e.series[t].points;return n._fill||n._stroke}function jp(e,t){let n=e.series[t].points;return n._stroke||n._fill}function qp(e,t){return e.
series[t].points.size}var ei=[0,0];function Hp(e,t,n){return ei[0]=t,ei[1]=n,ei}function Pr(e,t,n,o=!0){return r=>{r.button==0&&(!o||r.target==t)&&n(r)}}function ti(e,t,n,o=!0){
return r=>{(!o||r.target==t)&&n(r)}}var Up={show:!0,x:!0,y:!0,lock:!1,move:Hp,points:{one:!1,show:Bp,size:qp,width:0,stroke:jp,fill:$p},bind:{mousedown:Pr,mouseup:Pr,
click:Pr,dblclick:Pr,mousemove:ti,mouseleave:ti,mouseenter:ti},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},
_x:!1,_y:!1},focus:{dist:(e,t,n,o,r)=>o-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Ku={
show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Si=Oe({},Ku,{filter:Fu}),Yu=Oe({},Si,{size:10}),Qu=Oe({},Ku,{show:!1}),wi='12px system-ui, -apple-system, "Segoe UI",\\
 Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Zu="bold "+wi,Xu=1.5,hu={
show:!0,scale:"x",stroke:fi,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Zu,side:2,grid:Si,ticks:Yu,border:Qu,font:wi,lineGap:Xu,rotate:0},
Wp="Value",Jp="Time",yu={show:!0,scale:"x",auto:!1,sorted:1,min:_e,max:-_e,idxs:[]};function zp(e,t,n,o,r){return t.map(i=>i==null?"":yi(i))}function Gp(e,t,n,o,r,i,l){
let a=[],c=pn.get(r)||0;n=l?n:ve(Nr(n,r),c);for(let f=n;f<=o;f=ve(f+r,c))a.push(Object.is(f,-0)?0:f);return a}function li(e,t,n,o,r,i,l){let a=[],c=e.scales[e.axes[t].
scale].log,f=c==10?Xt:Ru,m=vt(f(n));r=po(c,m),c==10&&(r=Ln[Bt(r,Ln)]);let p=n,h=r*c;c==10&&(h=Ln[Bt(h,Ln)]);do a.push(p),p=p+r,c==10&&!pn.has(p)&&(p=ve(p,pn.get(
r))),p>=h&&(r=p,h=r*c,c==10&&(h=Ln[Bt(h,Ln)]));while(p<=o);return a}function Vp(e,t,n,o,r,i,l){let c=e.scales[e.axes[t].scale].asinh,f=o>c?li(e,t,st(c,n),o,r):[
c],m=o>=0&&n<=0?[0]:[];return(n<-c?li(e,t,st(c,-o),-n,r):[c]).reverse().map(h=>-h).concat(m,f)}var ec=/./,Kp=/[12357]/,Yp=/[125]/,bu=/1/,ai=(e,t,n,o)=>e.map((r,i)=>t==
4&&r==0||i%o==0&&n.test(r.toExponential()[r<0?1:0])?r:null);function Qp(e,t,n,o,r){let i=e.axes[n],l=i.scale,a=e.scales[l],c=e.valToPos,f=i._space,m=c(10,l),p=c(
9,l)-m>=f?ec:c(7,l)-m>=f?Kp:c(5,l)-m>=f?Yp:bu;if(p==bu){let h=je(c(1,l)-m);if(h<f)return ai(t.slice().reverse(),a.distr,p,Mt(f/h)).reverse()}return ai(t,a.distr,
p,1)}function Zp(e,t,n,o,r){let i=e.axes[n],l=i.scale,a=i._space,c=e.valToPos,f=je(c(1,l)-c(2,l));return f<a?ai(t.slice().reverse(),3,ec,Mt(a/f)).reverse():t}function Xp(e,t,n,o){
return o==null?pi:t==null?"":yi(t)}var _u={show:!0,scale:"y",stroke:fi,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Zu,side:3,grid:Si,ticks:Yu,
border:Qu,font:wi,lineGap:Xu,rotate:0};function em(e,t){let n=3+(e||1)*2;return ve(n*t,3)}function tm(e,t){let{scale:n,idxs:o}=e.series[0],r=e._data[0],i=e.valToPos(
r[o[0]],n,!0),l=e.valToPos(r[o[1]],n,!0),a=je(l-i),c=e.series[t],f=a/(c.points.space*fe);return o[1]-o[0]<=f}var vu={scale:null,auto:!0,sorted:0,min:_e,max:-_e},
tc=(e,t,n,o,r)=>r,Su={show:!0,auto:!0,sorted:0,gaps:tc,alpha:1,facets:[Oe({},vu,{scale:"x"}),Oe({},vu,{scale:"y"})]},wu={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,
gaps:tc,alpha:1,points:{show:tm,filter:null},values:null,min:_e,max:-_e,idxs:[],path:null,clip:null};function nm(e,t,n,o,r){return n/10}var nc={time:!0,auto:!0,
distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},om=Oe({},nc,{time:!1,ori:1}),ku={};function oc(e,t){let n=ku[e];return n||(n={key:e,plots:[],sub(o){n.plots.
push(o)},unsub(o){n.plots=n.plots.filter(r=>r!=o)},pub(o,r,i,l,a,c,f){for(let m=0;m<n.plots.length;m++)n.plots[m]!=r&&n.plots[m].pub(o,r,i,l,a,c,f)}},e!=null&&(ku[e]=
n)),n}var ho=1,ui=2;function Nn(e,t,n){let o=e.mode,r=e.series[t],i=o==2?e._data[t]:e._data,l=e.scales,a=e.bbox,c=i[0],f=o==2?i[1]:i[t],m=o==2?l[r.facets[0].scale]:
l[e.series[0].scale],p=o==2?l[r.facets[1].scale]:l[r.scale],h=a.left,b=a.top,v=a.width,S=a.height,x=e.valToPosH,E=e.valToPosV;return m.ori==0?n(r,c,f,m,p,x,E,h,
b,v,S,Ir,bo,$r,sc,lc):n(r,c,f,m,p,E,x,b,h,S,v,Br,_o,Ti,ic,ac)}function ki(e,t){let n=0,o=0,r=ce(e.bands,bi);for(let i=0;i<r.length;i++){let l=r[i];l.series[0]==
t?n=l.dir:l.series[1]==t&&(l.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function rm(e,t,n,o,r){let i=e.mode,l=e.series[t],a=i==2?l.facets[1].scale:l.scale,
c=e.scales[a];return r==-1?c.min:r==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function en(e,t,n,o,r,i){return Nn(e,t,(l,a,c,f,m,p,h,b,v,S,x)=>{let E=l.pxRound,k=f.
dir*(f.ori==0?1:-1),R=f.ori==0?bo:_o,P,K;k==1?(P=n,K=o):(P=o,K=n);let I=E(p(a[P],f,S,b)),j=E(h(c[P],m,x,v)),U=E(p(a[K],f,S,b)),X=E(h(i==1?m.max:m.min,m,x,v)),z=new Path2D(
r);return R(z,U,X),R(z,I,X),R(z,I,j),z})}function Or(e,t,n,o,r,i){let l=null;if(e.length>0){l=new Path2D;let a=t==0?$r:Ti,c=n;for(let p=0;p<e.length;p++){let h=e[p];
if(h[1]>h[0]){let b=h[0]-c;b>0&&a(l,c,o,b,o+i),c=h[1]}}let f=n+r-c,m=10;f>0&&a(l,c,o-m/2,f,o+i+m)}return l}function sm(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=
n:e.push([t,n])}function xi(e,t,n,o,r,i,l){let a=[],c=e.length;for(let f=r==1?n:o;f>=n&&f<=o;f+=r)if(t[f]===null){let p=f,h=f;if(r==1)for(;++f<=o&&t[f]===null;)
h=f;else for(;--f>=n&&t[f]===null;)h=f;let b=i(e[p]),v=h==p?b:i(e[h]),S=p-r;b=l<=0&&S>=0&&S<c?i(e[S]):b;let E=h+r;v=l>=0&&E>=0&&E<c?i(e[E]):v,v>=b&&a.push([b,v])}
return a}function xu(e){return e==0?Nu:e==1?$e:t=>An(t,e)}function rc(e){let t=e==0?Ir:Br,n=e==0?(r,i,l,a,c,f)=>{r.arcTo(i,l,a,c,f)}:(r,i,l,a,c,f)=>{r.arcTo(l,i,
c,a,f)},o=e==0?(r,i,l,a,c)=>{r.rect(i,l,a,c)}:(r,i,l,a,c)=>{r.rect(l,i,c,a)};return(r,i,l,a,c,f=0,m=0)=>{f==0&&m==0?o(r,i,l,a,c):(f=$t(f,a/2,c/2),m=$t(m,a/2,c/2),
t(r,i+f,l),n(r,i+a,l,i+a,l+c,f),n(r,i+a,l+c,i,l+c,m),n(r,i,l+c,i,l,m),n(r,i,l,i+a,l,f),r.closePath())}}var Ir=(e,t,n)=>{e.moveTo(t,n)},Br=(e,t,n)=>{e.moveTo(n,t)},
bo=(e,t,n)=>{e.lineTo(t,n)},_o=(e,t,n)=>{e.lineTo(n,t)},$r=rc(0),Ti=rc(1),sc=(e,t,n,o,r,i)=>{e.arc(t,n,o,r,i)},ic=(e,t,n,o,r,i)=>{e.arc(n,t,o,r,i)},lc=(e,t,n,o,r,i,l)=>{
e.bezierCurveTo(t,n,o,r,i,l)},ac=(e,t,n,o,r,i,l)=>{e.bezierCurveTo(n,t,r,o,l,i)};function uc(e){return(t,n,o,r,i)=>Nn(t,n,(l,a,c,f,m,p,h,b,v,S,x)=>{let{pxRound:E,
points:k}=l,R,P;f.ori==0?(R=Ir,P=sc):(R=Br,P=ic);let K=ve(k.width*fe,3),I=(k.size-k.width)/2*fe,j=ve(I*2,3),U=new Path2D,X=new Path2D,{left:z,top:M,width:G,height:F}=t.
bbox;$r(X,z-j,M-j,G+j*2,F+j*2);let Q=J=>{if(c[J]!=null){let le=E(p(a[J],f,S,b)),W=E(h(c[J],m,x,v));R(U,le+I,W),P(U,le,W,I,0,Cr*2)}};if(i)i.forEach(Q);else for(let J=o;J<=
r;J++)Q(J);return{stroke:K>0?U:null,fill:U,clip:X,flags:ho|ui}})}function cc(e){return(t,n,o,r,i,l)=>{o!=r&&(i!=o&&l!=o&&e(t,n,o),i!=r&&l!=r&&e(t,n,r),e(t,n,l))}}
var im=cc(bo),lm=cc(_o);function dc(e){let t=ce(e?.alignGaps,0);return(n,o,r,i)=>Nn(n,o,(l,a,c,f,m,p,h,b,v,S,x)=>{[r,i]=Rr(c,r,i);let E=l.pxRound,k=F=>E(p(F,f,S,
b)),R=F=>E(h(F,m,x,v)),P,K;f.ori==0?(P=bo,K=im):(P=_o,K=lm);let I=f.dir*(f.ori==0?1:-1),j={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:ho},U=j.
stroke,X=!1;if(i-r>=S*4){let F=q=>n.posToVal(q,f.key,!0),Q=null,J=null,le,W,it,Ee=k(a[I==1?r:i]),ae=k(a[r]),ye=k(a[i]),ne=F(I==1?ae+1:ye-1);for(let q=I==1?r:i;q>=
r&&q<=i;q+=I){let Ie=a[q],Pe=(I==1?Ie<ne:Ie>ne)?Ee:k(Ie),pe=c[q];Pe==Ee?pe!=null?(W=pe,Q==null?(P(U,Pe,R(W)),le=Q=J=W):W<Q?Q=W:W>J&&(J=W)):pe===null&&(X=!0):(Q!=
null&&K(U,Ee,R(Q),R(J),R(le),R(W)),pe!=null?(W=pe,P(U,Pe,R(W)),Q=J=le=W):(Q=J=null,pe===null&&(X=!0)),Ee=Pe,ne=F(Ee+I))}Q!=null&&Q!=J&&it!=Ee&&K(U,Ee,R(Q),R(J),
R(le),R(W))}else for(let F=I==1?r:i;F>=r&&F<=i;F+=I){let Q=c[F];Q===null?X=!0:Q!=null&&P(U,k(a[F]),R(Q))}let[M,G]=ki(n,o);if(l.fill!=null||M!=0){let F=j.fill=new Path2D(
U),Q=l.fillTo(n,o,l.min,l.max,M),J=R(Q),le=k(a[r]),W=k(a[i]);I==-1&&([W,le]=[le,W]),P(F,W,J),P(F,le,J)}if(!l.spanGaps){let F=[];X&&F.push(...xi(a,c,r,i,I,k,t)),
j.gaps=F=l.gaps(n,o,r,i,F),j.clip=Or(F,f.ori,b,v,S,x)}return G!=0&&(j.band=G==2?[en(n,o,r,i,U,-1),en(n,o,r,i,U,1)]:en(n,o,r,i,U,G)),j})}function am(e){let t=ce(
e.align,1),n=ce(e.ascDesc,!1),o=ce(e.alignGaps,0),r=ce(e.extend,!1);return(i,l,a,c)=>Nn(i,l,(f,m,p,h,b,v,S,x,E,k,R)=>{[a,c]=Rr(p,a,c);let P=f.pxRound,{left:K,width:I}=i.
bbox,j=ae=>P(v(ae,h,k,x)),U=ae=>P(S(ae,b,R,E)),X=h.ori==0?bo:_o,z={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:ho},M=z.stroke,G=h.dir*(h.ori==
0?1:-1),F=U(p[G==1?a:c]),Q=j(m[G==1?a:c]),J=Q,le=Q;r&&t==-1&&(le=K,X(M,le,F)),X(M,Q,F);for(let ae=G==1?a:c;ae>=a&&ae<=c;ae+=G){let ye=p[ae];if(ye==null)continue;
let ne=j(m[ae]),q=U(ye);t==1?X(M,ne,F):X(M,J,q),X(M,ne,q),F=q,J=ne}let W=J;r&&t==1&&(W=K+I,X(M,W,F));let[it,Ee]=ki(i,l);if(f.fill!=null||it!=0){let ae=z.fill=new Path2D(
M),ye=f.fillTo(i,l,f.min,f.max,it),ne=U(ye);X(ae,W,ne),X(ae,le,ne)}if(!f.spanGaps){let ae=[];ae.push(...xi(m,p,a,c,G,j,o));let ye=f.width*fe/2,ne=n||t==1?ye:-ye,
q=n||t==-1?-ye:ye;ae.forEach(Ie=>{Ie[0]+=ne,Ie[1]+=q}),z.gaps=ae=f.gaps(i,l,a,c,ae),z.clip=Or(ae,h.ori,x,E,k,R)}return Ee!=0&&(z.band=Ee==2?[en(i,l,a,c,M,-1),en(
i,l,a,c,M,1)]:en(i,l,a,c,M,Ee)),z})}function Tu(e,t,n,o,r,i,l=_e){if(e.length>1){let a=null;for(let c=0,f=1/0;c<e.length;c++)if(t[c]!==void 0){if(a!=null){let m=je(
e[c]-e[a]);m<f&&(f=m,l=je(n(e[c],o,r,i)-n(e[a],o,r,i)))}a=c}}return l}function um(e){e=e||Wo;let t=ce(e.size,[.6,_e,1]),n=e.align||0,o=e.gap||0,r=e.radius;r=r==
null?[0,0]:typeof r=="number"?[r,0]:r;let i=ie(r),l=1-t[0],a=ce(t[1],_e),c=ce(t[2],1),f=ce(e.disp,Wo),m=ce(e.each,b=>{}),{fill:p,stroke:h}=f;return(b,v,S,x)=>Nn(
b,v,(E,k,R,P,K,I,j,U,X,z,M)=>{let G=E.pxRound,F=n,Q=o*fe,J=a*fe,le=c*fe,W,it;P.ori==0?[W,it]=i(b,v):[it,W]=i(b,v);let Ee=P.dir*(P.ori==0?1:-1),ae=P.ori==0?$r:Ti,
ye=P.ori==0?m:(B,Se,Be,Bn,hn,qt,yn)=>{m(B,Se,Be,hn,Bn,yn,qt)},ne=ce(b.bands,bi).find(B=>B.series[0]==v),q=ne!=null?ne.dir:0,Ie=E.fillTo(b,v,E.min,E.max,q),Ze=G(
j(Ie,K,M,X)),Pe,pe,Rt,ft=z,Ae=G(E.width*fe),jt=!1,Kt=null,wt=null,tn=null,Fn=null;p!=null&&(Ae==0||h!=null)&&(jt=!0,Kt=p.values(b,v,S,x),wt=new Map,new Set(Kt).
forEach(B=>{B!=null&&wt.set(B,new Path2D)}),Ae>0&&(tn=h.values(b,v,S,x),Fn=new Map,new Set(tn).forEach(B=>{B!=null&&Fn.set(B,new Path2D)})));let{x0:On,size:vo}=f;
if(On!=null&&vo!=null){F=1,k=On.values(b,v,S,x),On.unit==2&&(k=k.map(Be=>b.posToVal(U+Be*z,P.key,!0)));let B=vo.values(b,v,S,x);vo.unit==2?pe=B[0]*z:pe=I(B[0],P,
z,U)-I(0,P,z,U),ft=Tu(k,R,I,P,z,U,ft),Rt=ft-pe+Q}else ft=Tu(k,R,I,P,z,U,ft),Rt=ft*l+Q,pe=ft-Rt;Rt<1&&(Rt=0),Ae>=pe/2&&(Ae=0),Rt<5&&(G=Nu);let Go=Rt>0,mn=ft-Rt-(Go?
Ae:0);pe=G(ii(mn,le,J)),Pe=(F==0?pe/2:F==Ee?0:pe)-F*Ee*((F==0?Q/2:0)+(Go?Ae/2:0));let Xe={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},In=jt?null:
new Path2D,Yt=null;if(ne!=null)Yt=b.data[ne.series[1]];else{let{y0:B,y1:Se}=f;B!=null&&Se!=null&&(R=Se.values(b,v,S,x),Yt=B.values(b,v,S,x))}let gn=W*pe,ee=it*pe;
for(let B=Ee==1?S:x;B>=S&&B<=x;B+=Ee){let Se=R[B];if(Se==null)continue;if(Yt!=null){let lt=Yt[B]??0;if(Se-lt==0)continue;Ze=j(lt,K,M,X)}let Be=P.distr!=2||f!=null?
k[B]:B,Bn=I(Be,P,z,U),hn=j(ce(Se,Ie),K,M,X),qt=G(Bn-Pe),yn=G(st(hn,Ze)),pt=G($t(hn,Ze)),kt=yn-pt;if(Se!=null){let lt=Se<0?ee:gn,Dt=Se<0?gn:ee;jt?(Ae>0&&tn[B]!=null&&
ae(Fn.get(tn[B]),qt,pt+vt(Ae/2),pe,st(0,kt-Ae),lt,Dt),Kt[B]!=null&&ae(wt.get(Kt[B]),qt,pt+vt(Ae/2),pe,st(0,kt-Ae),lt,Dt)):ae(In,qt,pt+vt(Ae/2),pe,st(0,kt-Ae),lt,
Dt),ye(b,v,B,qt-Ae/2,pt,pe+Ae,kt)}}return Ae>0?Xe.stroke=jt?Fn:In:jt||(Xe._fill=E.width==0?E._fill:E._stroke??E._fill,Xe.width=0),Xe.fill=jt?wt:In,Xe})}function cm(e,t){
let n=ce(t?.alignGaps,0);return(o,r,i,l)=>Nn(o,r,(a,c,f,m,p,h,b,v,S,x,E)=>{[i,l]=Rr(f,i,l);let k=a.pxRound,R=W=>k(h(W,m,x,v)),P=W=>k(b(W,p,E,S)),K,I,j;m.ori==0?
(K=Ir,j=bo,I=lc):(K=Br,j=_o,I=ac);let U=m.dir*(m.ori==0?1:-1),X=R(c[U==1?i:l]),z=X,M=[],G=[];for(let W=U==1?i:l;W>=i&&W<=l;W+=U)if(f[W]!=null){let Ee=c[W],ae=R(
Ee);M.push(z=ae),G.push(P(f[W]))}let F={stroke:e(M,G,K,j,I,k),fill:null,clip:null,band:null,gaps:null,flags:ho},Q=F.stroke,[J,le]=ki(o,r);if(a.fill!=null||J!=0){
let W=F.fill=new Path2D(Q),it=a.fillTo(o,r,a.min,a.max,J),Ee=P(it);j(W,z,Ee),j(W,X,Ee)}if(!a.spanGaps){let W=[];W.push(...xi(c,f,i,l,U,R,n)),F.gaps=W=a.gaps(o,r,
i,l,W),F.clip=Or(W,m.ori,v,S,x,E)}return le!=0&&(F.band=le==2?[en(o,r,i,l,Q,-1),en(o,r,i,l,Q,1)]:en(o,r,i,l,Q,le)),F})}function dm(e){return cm(fm,e)}function fm(e,t,n,o,r,i){
let l=e.length;if(l<2)return null;let a=new Path2D;if(n(a,e[0],t[0]),l==2)o(a,e[1],t[1]);else{let c=Array(l),f=Array(l-1),m=Array(l-1),p=Array(l-1);for(let h=0;h<
l-1;h++)m[h]=t[h+1]-t[h],p[h]=e[h+1]-e[h],f[h]=m[h]/p[h];c[0]=f[0];for(let h=1;h<l-1;h++)f[h]===0||f[h-1]===0||f[h-1]>0!=f[h]>0?c[h]=0:(c[h]=3*(p[h-1]+p[h])/((2*
p[h]+p[h-1])/f[h-1]+(p[h]+2*p[h-1])/f[h]),isFinite(c[h])||(c[h]=0));c[l-1]=f[l-2];for(let h=0;h<l-1;h++)r(a,e[h]+p[h]/3,t[h]+c[h]*p[h]/3,e[h+1]-p[h]/3,t[h+1]-c[h+
1]*p[h]/3,e[h+1],t[h+1])}return a}var ci=new Set;function Eu(){for(let e of ci)e.syncRect(!0)}yo&&(Rn(zf,fo,Eu),Rn(Gf,fo,Eu,!0),Rn(Ar,fo,()=>{Ye.pxRatio=fe}));var pm=dc(),
mm=uc();function Pu(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((i,l)=>di(i,l,t,n))}function gm(e,t){return e.map((n,o)=>o==
0?{}:Oe({},t,n))}function di(e,t,n,o){return Oe({},t==0?n:o,e)}function fc(e,t,n){return t==null?mo:[t,n]}var hm=fc;function ym(e,t,n){return t==null?mo:Lr(t,n,
hi,!0)}function pc(e,t,n,o){return t==null?mo:Dr(t,n,e.scales[o].log,!1)}var bm=pc;function mc(e,t,n,o){return t==null?mo:gi(t,n,e.scales[o].log,!1)}var _m=mc;function vm(e,t,n,o,r){
let i=st(su(e),su(t)),l=t-e,a=Bt(r/o*l,n);do{let c=n[a],f=o*c/l;if(f>=r&&i+(c<5?pn.get(c):0)<=17)return[c,f]}while(++a<n.length);return[0,0]}function Cu(e){let t,
n;return e=e.replace(/(\\d+)px/,(o,r)=>(t=$e((n=+r)*fe))+"px"),[e,t,n]}function Sm(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=ve(t[2]*fe,1);t[0]=t[0].replace(
/[0-9.]+px/,n+"px"),t[1]=n})}function Ye(e,t,n){let o={mode:ce(e.mode,1)},r=o.mode;function i(u,d,g,y){let _=d.valToPct(u);return y+g*(d.dir==-1?1-_:_)}function l(u,d,g,y){
let _=d.valToPct(u);return y+g*(d.dir==-1?_:1-_)}function a(u,d,g,y){return d.ori==0?i(u,d,g,y):l(u,d,g,y)}o.valToPosH=i,o.valToPosV=l;let c=!1;o.status=0;let f=o.
root=Lt(Cf);if(e.id!=null&&(f.id=e.id),_t(f,e.class),e.title){let u=Lt(Mf,f);u.textContent=e.title}let m=It("canvas"),p=o.ctx=m.getContext("2d"),h=Lt(Rf,f);Rn("\\
click",h,u=>{u.target===v&&(we!=Kn||Ce!=Yn)&&Ve.click(o,u)},!0);let b=o.under=Lt(Df,h);h.appendChild(m);let v=o.over=Lt(Nf,h);e=go(e);let S=+ce(e.pxAlign,1),x=xu(
S);(e.plugins||[]).forEach(u=>{u.opts&&(e=u.opts(o,e)||e)});let E=e.ms||.001,k=o.series=r==1?Pu(e.series||[],yu,wu,!1):gm(e.series||[null],Su),R=o.axes=Pu(e.axes||
[],hu,_u,!0),P=o.scales={},K=o.bands=e.bands||[];K.forEach(u=>{u.fill=ie(u.fill||null),u.dir=ce(u.dir,-1)});let I=r==2?k[1].facets[0].scale:k[0].scale,j={axes:zc,
series:qc},U=(e.drawOrder||["axes","series"]).map(u=>j[u]);function X(u){let d=u.distr==3?g=>Xt(g>0?g:u.clamp(o,g,u.min,u.max,u.key)):u.distr==4?g=>Zs(g,u.asinh):
u.distr==100?g=>u.fwd(g):g=>g;return g=>{let y=d(g),{_min:_,_max:w}=u,T=w-_;return(y-_)/T}}function z(u){let d=P[u];if(d==null){let g=(e.scales||Wo)[u]||Wo;if(g.
from!=null){z(g.from);let y=Oe({},P[g.from],g,{key:u});y.valToPct=X(y),P[u]=y}else{d=P[u]=Oe({},u==I?nc:om,g),d.key=u;let y=d.time,_=d.range,w=fn(_);if((u!=I||r==
2&&!y)&&(w&&(_[0]==null||_[1]==null)&&(_={min:_[0]==null?nu:{mode:1,hard:_[0],soft:_[0]},max:_[1]==null?nu:{mode:1,hard:_[1],soft:_[1]}},w=!1),!w&&Fr(_))){let T=_;
_=(A,L,N)=>L==null?mo:Lr(L,N,T)}d.range=ie(_||(y?hm:u==I?d.distr==3?bm:d.distr==4?_m:fc:d.distr==3?pc:d.distr==4?mc:ym)),d.auto=ie(w?!1:d.auto),d.clamp=ie(d.clamp||
nm),d._min=d._max=null,d.valToPct=X(d)}}}z("x"),z("y"),r==1&&k.forEach(u=>{z(u.scale)}),R.forEach(u=>{z(u.scale)});for(let u in e.scales)z(u);let M=P[I],G=M.distr,
F,Q;M.ori==0?(_t(f,Af),F=i,Q=l):(_t(f,Lf),F=l,Q=i);let J={};for(let u in P){let d=P[u];(d.min!=null||d.max!=null)&&(J[u]={min:d.min,max:d.max},d.min=d.max=null)}
let le=e.tzDate||(u=>new Date($e(u/E))),W=e.fmtDate||_i,it=E==1?Ap(le):Rp(le),Ee=pu(le,fu(E==1?Cp:Mp,W)),ae=gu(le,mu(Np,W)),ye=[],ne=o.legend=Oe({},Ip,e.legend),
q=o.cursor=Oe({},Up,{drag:{y:r==2}},e.cursor),Ie=ne.show,Ze=q.show,Pe=ne.markers;ne.idxs=ye,Pe.width=ie(Pe.width),Pe.dash=ie(Pe.dash),Pe.stroke=ie(Pe.stroke),Pe.
fill=ie(Pe.fill);let pe,Rt,ft,Ae=[],jt=[],Kt,wt=!1,tn={};if(ne.live){let u=k[1]?k[1].values:null;wt=u!=null,Kt=wt?u(o,1,0):{_:0};for(let d in Kt)tn[d]=pi}if(Ie)
if(pe=It("table",jf,f),ft=It("tbody",null,pe),ne.mount(o,pe),wt){Rt=It("thead",null,pe,ft);let u=It("tr",null,Rt);It("th",null,u);for(var Fn in Kt)It("th",Ua,u).
textContent=Fn}else _t(pe,Hf),ne.live&&_t(pe,qf);let On={show:!0},vo={show:!1};function Go(u,d){if(d==0&&(wt||!ne.live||r==2))return mo;let g=[],y=It("tr",Uf,ft,
ft.childNodes[d]);_t(y,u.class),u.show||_t(y,Mn);let _=It("th",null,y);if(Pe.show){let A=Lt(Wf,_);if(d>0){let L=Pe.width(o,d);L&&(A.style.border=L+"px "+Pe.dash(
o,d)+" "+Pe.stroke(o,d)),A.style.background=Pe.fill(o,d)}}let w=Lt(Ua,_);u.label instanceof HTMLElement?w.appendChild(u.label):w.textContent=u.label,d>0&&(Pe.show||
(w.style.color=u.width>0?Pe.stroke(o,d):Pe.fill(o,d)),Xe("click",_,A=>{if(q._lock)return;_n(A);let L=k.indexOf(u);if((A.ctrlKey||A.metaKey)!=ne.isolate){let N=k.
some((O,$)=>$>0&&$!=L&&O.show);k.forEach((O,$)=>{$>0&&Ut($,N?$==L?On:vo:On,!0,Ne.setSeries)})}else Ut(L,{show:!u.show},!0,Ne.setSeries)},!1),jn&&Xe(Ga,_,A=>{q._lock||
(_n(A),Ut(k.indexOf(u),Zn,!0,Ne.setSeries))},!1));for(var T in Kt){let A=It("td",Jf,y);A.textContent="--",g.push(A)}return[y,g]}let mn=new Map;function Xe(u,d,g,y=!0){
let _=mn.get(d)||{},w=q.bind[u](o,d,g,y);w&&(Rn(u,d,_[u]=w),mn.set(d,_))}function In(u,d,g){let y=mn.get(d)||{};for(let _ in y)(u==null||_==u)&&(si(_,d,y[_]),delete y[_]);
u==null&&mn.delete(d)}let Yt=0,gn=0,ee=0,B=0,Se=0,Be=0,Bn=Se,hn=Be,qt=ee,yn=B,pt=0,kt=0,lt=0,Dt=0;o.bbox={};let Wr=!1,Vo=!1,$n=!1,bn=!1,Ko=!1,xt=!1;function Jr(u,d,g){
(g||u!=o.width||d!=o.height)&&Mi(u,d),Jn(!1),$n=!0,Vo=!0,zn()}function Mi(u,d){o.width=Yt=ee=u,o.height=gn=B=d,Se=Be=0,Nc(),Fc();let g=o.bbox;pt=g.left=An(Se*fe,
.5),kt=g.top=An(Be*fe,.5),lt=g.width=An(ee*fe,.5),Dt=g.height=An(B*fe,.5)}let Mc=3;function Rc(){let u=!1,d=0;for(;!u;){d++;let g=Wc(d),y=Jc(d);u=d==Mc||g&&y,u||
(Mi(o.width,o.height),Vo=!0)}}function Dc({width:u,height:d}){Jr(u,d)}o.setSize=Dc;function Nc(){let u=!1,d=!1,g=!1,y=!1;R.forEach((_,w)=>{if(_.show&&_._show){let{
side:T,_size:A}=_,L=T%2,N=_.label!=null?_.labelSize:0,O=A+N;O>0&&(L?(ee-=O,T==3?(Se+=O,y=!0):g=!0):(B-=O,T==0?(Be+=O,u=!0):d=!0))}}),vn[0]=u,vn[1]=g,vn[2]=d,vn[3]=
y,ee-=nn[1]+nn[3],Se+=nn[3],B-=nn[2]+nn[0],Be+=nn[0]}function Fc(){let u=Se+ee,d=Be+B,g=Se,y=Be;function _(w,T){switch(w){case 1:return u+=T,u-T;case 2:return d+=
T,d-T;case 3:return g-=T,g+T;case 0:return y-=T,y+T}}R.forEach((w,T)=>{if(w.show&&w._show){let A=w.side;w._pos=_(A,w._size),w.label!=null&&(w._lpos=_(A,w.labelSize))}})}
if(q.dataIdx==null){let u=q.hover,d=u.skip=new Set(u.skip??[]);d.add(void 0);let g=u.prox=ie(u.prox),y=u.bias??=0;q.dataIdx=(_,w,T,A)=>{if(w==0)return T;let L=T,
N=g(_,w,T,A)??_e,O=N>=0&&N<_e,$=M.ori==0?ee:B,Z=q.left,de=t[0],ue=t[w];if(d.has(ue[T])){L=null;let re=null,V=null,H;if(y==0||y==-1)for(H=T;re==null&&H-- >0;)d.has(
ue[H])||(re=H);if(y==0||y==1)for(H=T;V==null&&H++<ue.length;)d.has(ue[H])||(V=H);if(re!=null||V!=null)if(O){let xe=re==null?-1/0:F(de[re],M,$,0),Le=V==null?1/0:
F(de[V],M,$,0),ze=Z-xe,be=Le-Z;ze<=be?ze<=N&&(L=re):be<=N&&(L=V)}else L=V==null?re:re==null?V:T-re<=V-T?re:V}else O&&je(Z-F(de[T],M,$,0))>N&&(L=null);return L}}
let _n=u=>{q.event=u};q.idxs=ye,q._lock=!1;let Qe=q.points;Qe.show=ie(Qe.show),Qe.size=ie(Qe.size),Qe.stroke=ie(Qe.stroke),Qe.width=ie(Qe.width),Qe.fill=ie(Qe.fill);
let Ht=o.focus=Oe({},e.focus||{alpha:.3},q.focus),jn=Ht.prox>=0,qn=jn&&Qe.one,Tt=[],Hn=[],Un=[];function Ri(u,d){let g=Qe.show(o,d);if(g instanceof HTMLElement)
return _t(g,$f),_t(g,u.class),Vt(g,-10,-10,ee,B),v.insertBefore(g,Tt[d]),g}function Di(u,d){if(r==1||d>0){let g=r==1&&P[u.scale].time,y=u.value;u.value=g?au(y)?
gu(le,mu(y,W)):y||ae:y||Xp,u.label=u.label||(g?Jp:Wp)}if(qn||d>0){u.width=u.width==null?1:u.width,u.paths=u.paths||pm||op,u.fillTo=ie(u.fillTo||rm),u.pxAlign=+ce(
u.pxAlign,S),u.pxRound=xu(u.pxAlign),u.stroke=ie(u.stroke||null),u.fill=ie(u.fill||null),u._stroke=u._fill=u._paths=u._focus=null;let g=em(st(1,u.width),1),y=u.
points=Oe({},{size:g,width:st(1,g*.2),stroke:u.stroke,space:g*2,paths:mm,_stroke:null,_fill:null},u.points);y.show=ie(y.show),y.filter=ie(y.filter),y.fill=ie(y.
fill),y.stroke=ie(y.stroke),y.paths=ie(y.paths),y.pxAlign=u.pxAlign}if(Ie){let g=Go(u,d);Ae.splice(d,0,g[0]),jt.splice(d,0,g[1]),ne.values.push(null)}if(Ze){ye.
splice(d,0,null);let g=null;qn?d==0&&(g=Ri(u,d)):d>0&&(g=Ri(u,d)),Tt.splice(d,0,g),Hn.splice(d,0,0),Un.splice(d,0,0)}Je("addSeries",d)}function Oc(u,d){d=d??k.length,
u=r==1?di(u,d,yu,wu):di(u,d,{},Su),k.splice(d,0,u),Di(k[d],d)}o.addSeries=Oc;function Ic(u){if(k.splice(u,1),Ie){ne.values.splice(u,1),jt.splice(u,1);let d=Ae.splice(
u,1)[0];In(null,d.firstChild),d.remove()}Ze&&(ye.splice(u,1),Tt.splice(u,1)[0].remove(),Hn.splice(u,1),Un.splice(u,1)),Je("delSeries",u)}o.delSeries=Ic;let vn=[
!1,!1,!1,!1];function Bc(u,d){if(u._show=u.show,u.show){let g=u.side%2,y=P[u.scale];y==null&&(u.scale=g?k[1].scale:I,y=P[u.scale]);let _=y.time;u.size=ie(u.size),
u.space=ie(u.space),u.rotate=ie(u.rotate),fn(u.incrs)&&u.incrs.forEach(T=>{!pn.has(T)&&pn.set(T,Iu(T))}),u.incrs=ie(u.incrs||(y.distr==2?Tp:_?E==1?Pp:Lp:Ln)),u.
splits=ie(u.splits||(_&&y.distr==1?it:y.distr==3?li:y.distr==4?Vp:Gp)),u.stroke=ie(u.stroke),u.grid.stroke=ie(u.grid.stroke),u.ticks.stroke=ie(u.ticks.stroke),u.
border.stroke=ie(u.border.stroke);let w=u.values;u.values=fn(w)&&!fn(w[0])?ie(w):_?fn(w)?pu(le,fu(w,W)):au(w)?Dp(le,w):w||Ee:w||zp,u.filter=ie(u.filter||(y.distr>=
3&&y.log==10?Qp:y.distr==3&&y.log==2?Zp:Fu)),u.font=Cu(u.font),u.labelFont=Cu(u.labelFont),u._size=u.size(o,null,d,0),u._space=u._rotate=u._incrs=u._found=u._splits=
u._values=null,u._size>0&&(vn[d]=!0,u._el=Lt(Ff,h))}}function So(u,d,g,y){let[_,w,T,A]=g,L=d%2,N=0;return L==0&&(A||w)&&(N=d==0&&!_||d==2&&!T?$e(hu.size/3):0),L==
1&&(_||T)&&(N=d==1&&!w||d==3&&!A?$e(_u.size/2):0),N}let Ni=o.padding=(e.padding||[So,So,So,So]).map(u=>ie(ce(u,So))),nn=o._padding=Ni.map((u,d)=>u(o,d,vn,0)),Ge,
qe=null,He=null,Yo=r==1?k[0].idxs:null,Nt=null,wo=!1;function Fi(u,d){if(t=u??[],o.data=o._data=t,r==2){Ge=0;for(let g=1;g<k.length;g++)Ge+=t[g][0].length}else{
t.length==0&&(o.data=o._data=t=[[]]),Nt=t[0],Ge=Nt.length;let g=t;if(G==2){g=t.slice();let y=g[0]=Array(Ge);for(let _=0;_<Ge;_++)y[_]=_}o._data=t=g}if(Jn(!0),Je(
"setData"),G==2&&($n=!0),d!==!1){let g=M;g.auto(o,wo)?zr():rn(I,g.min,g.max),bn=bn||q.left>=0,xt=!0,zn()}}o.setData=Fi;function zr(){wo=!0;let u,d;r==1&&(Ge>0?(qe=
Yo[0]=0,He=Yo[1]=Ge-1,u=t[0][qe],d=t[0][He],G==2?(u=qe,d=He):u==d&&(G==3?[u,d]=Dr(u,u,M.log,!1):G==4?[u,d]=gi(u,u,M.log,!1):M.time?d=u+$e(86400/E):[u,d]=Lr(u,d,
hi,!0))):(qe=Yo[0]=u=null,He=Yo[1]=d=null)),rn(I,u,d)}let Qo,Wn,Gr,Vr,Kr,Yr,Qr,Zr,Xr,at;function Oi(u,d,g,y,_,w){u??=Ja,g??=bi,y??="butt",_??=Ja,w??="round",u!=
Qo&&(p.strokeStyle=Qo=u),_!=Wn&&(p.fillStyle=Wn=_),d!=Gr&&(p.lineWidth=Gr=d),w!=Kr&&(p.lineJoin=Kr=w),y!=Yr&&(p.lineCap=Yr=y),g!=Vr&&p.setLineDash(Vr=g)}function Ii(u,d,g,y){
d!=Wn&&(p.fillStyle=Wn=d),u!=Qr&&(p.font=Qr=u),g!=Zr&&(p.textAlign=Zr=g),y!=Xr&&(p.textBaseline=Xr=y)}function es(u,d,g,y,_=0){if(y.length>0&&u.auto(o,wo)&&(d==
null||d.min==null)){let w=ce(qe,0),T=ce(He,y.length-1),A=g.min==null?Qf(y,w,T,_,u.distr==3):[g.min,g.max];u.min=$t(u.min,g.min=A[0]),u.max=st(u.max,g.max=A[1])}}
let Bi={min:null,max:null};function $c(){for(let y in P){let _=P[y];J[y]==null&&(_.min==null||J[I]!=null&&_.auto(o,wo))&&(J[y]=Bi)}for(let y in P){let _=P[y];J[y]==
null&&_.from!=null&&J[_.from]!=null&&(J[y]=Bi)}J[I]!=null&&Jn(!0);let u={};for(let y in J){let _=J[y];if(_!=null){let w=u[y]=go(P[y],ip);if(_.min!=null)Oe(w,_);else if(y!=
I||r==2)if(Ge==0&&w.from==null){let T=w.range(o,null,null,y);w.min=T[0],w.max=T[1]}else w.min=_e,w.max=-_e}}if(Ge>0){k.forEach((y,_)=>{if(r==1){let w=y.scale,T=J[w];
if(T==null)return;let A=u[w];if(_==0){let L=A.range(o,A.min,A.max,w);A.min=L[0],A.max=L[1],qe=Bt(A.min,t[0]),He=Bt(A.max,t[0]),He-qe>1&&(t[0][qe]<A.min&&qe++,t[0][He]>
A.max&&He--),y.min=Nt[qe],y.max=Nt[He]}else y.show&&y.auto&&es(A,T,y,t[_],y.sorted);y.idxs[0]=qe,y.idxs[1]=He}else if(_>0&&y.show&&y.auto){let[w,T]=y.facets,A=w.
scale,L=T.scale,[N,O]=t[_],$=u[A],Z=u[L];$!=null&&es($,J[A],w,N,w.sorted),Z!=null&&es(Z,J[L],T,O,T.sorted),y.min=T.min,y.max=T.max}});for(let y in u){let _=u[y],
w=J[y];if(_.from==null&&(w==null||w.min==null)){let T=_.range(o,_.min==_e?null:_.min,_.max==-_e?null:_.max,y);_.min=T[0],_.max=T[1]}}}for(let y in u){let _=u[y];
if(_.from!=null){let w=u[_.from];if(w.min==null)_.min=_.max=null;else{let T=_.range(o,w.min,w.max,y);_.min=T[0],_.max=T[1]}}}let d={},g=!1;for(let y in u){let _=u[y],
w=P[y];if(w.min!=_.min||w.max!=_.max){w.min=_.min,w.max=_.max;let T=w.distr;w._min=T==3?Xt(w.min):T==4?Zs(w.min,w.asinh):T==100?w.fwd(w.min):w.min,w._max=T==3?Xt(
w.max):T==4?Zs(w.max,w.asinh):T==100?w.fwd(w.max):w.max,d[y]=g=!0}}if(g){k.forEach((y,_)=>{r==2?_>0&&d.y&&(y._paths=null):d[y.scale]&&(y._paths=null)});for(let y in d)
$n=!0,Je("setScale",y);Ze&&q.left>=0&&(bn=xt=!0)}for(let y in J)J[y]=null}function jc(u){let d=ii(qe-1,0,Ge-1),g=ii(He+1,0,Ge-1);for(;u[d]==null&&d>0;)d--;for(;u[g]==
null&&g<Ge-1;)g++;return[d,g]}function qc(){if(Ge>0){let u=k.some(d=>d._focus)&&at!=Ht.alpha;u&&(p.globalAlpha=at=Ht.alpha),k.forEach((d,g)=>{if(g>0&&d.show&&($i(
g,!1),$i(g,!0),d._paths==null)){let y=at;at!=d.alpha&&(p.globalAlpha=at=d.alpha);let _=r==2?[0,t[g][0].length-1]:jc(t[g]);d._paths=d.paths(o,g,_[0],_[1]),at!=y&&
(p.globalAlpha=at=y)}}),k.forEach((d,g)=>{if(g>0&&d.show){let y=at;at!=d.alpha&&(p.globalAlpha=at=d.alpha),d._paths!=null&&ji(g,!1);{let _=d._paths!=null?d._paths.
gaps:null,w=d.points.show(o,g,qe,He,_),T=d.points.filter(o,g,w,_);(w||T)&&(d.points._paths=d.points.paths(o,g,qe,He,T),ji(g,!0))}at!=y&&(p.globalAlpha=at=y),Je(
"drawSeries",g)}}),u&&(p.globalAlpha=at=1)}}function $i(u,d){let g=d?k[u].points:k[u];g._stroke=g.stroke(o,u),g._fill=g.fill(o,u)}function ji(u,d){let g=d?k[u].
points:k[u],{stroke:y,fill:_,clip:w,flags:T,_stroke:A=g._stroke,_fill:L=g._fill,_width:N=g.width}=g._paths;N=ve(N*fe,3);let O=null,$=N%2/2;d&&L==null&&(L=N>0?"#\\
fff":A);let Z=g.pxAlign==1&&$>0;if(Z&&p.translate($,$),!d){let de=pt-N/2,ue=kt-N/2,re=lt+N,V=Dt+N;O=new Path2D,O.rect(de,ue,re,V)}d?ts(A,N,g.dash,g.cap,L,y,_,T,
w):Hc(u,A,N,g.dash,g.cap,L,y,_,T,O,w),Z&&p.translate(-$,-$)}function Hc(u,d,g,y,_,w,T,A,L,N,O){let $=!1;L!=0&&K.forEach((Z,de)=>{if(Z.series[0]==u){let ue=k[Z.series[1]],
re=t[Z.series[1]],V=(ue._paths||Wo).band;fn(V)&&(V=Z.dir==1?V[0]:V[1]);let H,xe=null;ue.show&&V&&Xf(re,qe,He)?(xe=Z.fill(o,de)||w,H=ue._paths.clip):V=null,ts(d,
g,y,_,xe,T,A,L,N,O,H,V),$=!0}}),$||ts(d,g,y,_,w,T,A,L,N,O)}let qi=ho|ui;function ts(u,d,g,y,_,w,T,A,L,N,O,$){Oi(u,d,g,y,_),(L||N||$)&&(p.save(),L&&p.clip(L),N&&
p.clip(N)),$?(A&qi)==qi?(p.clip($),O&&p.clip(O),Xo(_,T),Zo(u,w,d)):A&ui?(Xo(_,T),p.clip($),Zo(u,w,d)):A&ho&&(p.save(),p.clip($),O&&p.clip(O),Xo(_,T),p.restore(),
Zo(u,w,d)):(Xo(_,T),Zo(u,w,d)),(L||N||$)&&p.restore()}function Zo(u,d,g){g>0&&(d instanceof Map?d.forEach((y,_)=>{p.strokeStyle=Qo=_,p.stroke(y)}):d!=null&&u&&p.
stroke(d))}function Xo(u,d){d instanceof Map?d.forEach((g,y)=>{p.fillStyle=Wn=y,p.fill(g)}):d!=null&&u&&p.fill(d)}function Uc(u,d,g,y){let _=R[u],w;if(y<=0)w=[0,
0];else{let T=_._space=_.space(o,u,d,g,y),A=_._incrs=_.incrs(o,u,d,g,y,T);w=vm(d,g,A,y,T)}return _._found=w}function ns(u,d,g,y,_,w,T,A,L,N){let O=T%2/2;S==1&&p.
translate(O,O),Oi(A,T,L,N,A),p.beginPath();let $,Z,de,ue,re=_+(y==0||y==3?-w:w);g==0?(Z=_,ue=re):($=_,de=re);for(let V=0;V<u.length;V++)d[V]!=null&&(g==0?$=de=u[V]:
Z=ue=u[V],p.moveTo($,Z),p.lineTo(de,ue));p.stroke(),S==1&&p.translate(-O,-O)}function Wc(u){let d=!0;return R.forEach((g,y)=>{if(!g.show)return;let _=P[g.scale];
if(_.min==null){g._show&&(d=!1,g._show=!1,Jn(!1));return}else g._show||(d=!1,g._show=!0,Jn(!1));let w=g.side,T=w%2,{min:A,max:L}=_,[N,O]=Uc(y,A,L,T==0?ee:B);if(O==
0)return;let $=_.distr==2,Z=g._splits=g.splits(o,y,A,L,N,O,$),de=_.distr==2?Z.map(H=>Nt[H]):Z,ue=_.distr==2?Nt[Z[1]]-Nt[Z[0]]:N,re=g._values=g.values(o,g.filter(
o,de,y,O,ue),y,O,ue);g._rotate=w==2?g.rotate(o,re,y,O):0;let V=g._size;g._size=Mt(g.size(o,re,y,u)),V!=null&&g._size!=V&&(d=!1)}),d}function Jc(u){let d=!0;return Ni.
forEach((g,y)=>{let _=g(o,y,vn,u);_!=nn[y]&&(d=!1),nn[y]=_}),d}function zc(){for(let u=0;u<R.length;u++){let d=R[u];if(!d.show||!d._show)continue;let g=d.side,y=g%
2,_,w,T=d.stroke(o,u),A=g==0||g==3?-1:1,[L,N]=d._found;if(d.label!=null){let tt=d.labelGap*A,ht=$e((d._lpos+tt)*fe);Ii(d.labelFont[0],T,"center",g==2?"top":Wa),
p.save(),y==1?(_=w=0,p.translate(ht,$e(kt+Dt/2)),p.rotate((g==3?-Cr:Cr)/2)):(_=$e(pt+lt/2),w=ht);let kn=Du(d.label)?d.label(o,u,L,N):d.label;p.fillText(kn,_,w),
p.restore()}if(N==0)continue;let O=P[d.scale],$=y==0?lt:Dt,Z=y==0?pt:kt,de=d._splits,ue=O.distr==2?de.map(tt=>Nt[tt]):de,re=O.distr==2?Nt[de[1]]-Nt[de[0]]:L,V=d.
ticks,H=d.border,xe=V.show?V.size:0,Le=$e(xe*fe),ze=$e((d.alignTo==2?d._size-xe-d.gap:d.gap)*fe),be=d._rotate*-Cr/180,Me=x(d._pos*fe),mt=(Le+ze)*A,et=Me+mt;w=y==
0?et:0,_=y==1?et:0;let Et=d.font[0],Ft=d.align==1?uo:d.align==2?Ks:be>0?uo:be<0?Ks:y==0?"center":g==3?Ks:uo,Jt=be||y==1?"middle":g==2?"top":Wa;Ii(Et,T,Ft,Jt);let gt=d.
font[1]*d.lineGap,Pt=de.map(tt=>x(a(tt,O,$,Z))),Ot=d._values;for(let tt=0;tt<Ot.length;tt++){let ht=Ot[tt];if(ht!=null){y==0?_=Pt[tt]:w=Pt[tt],ht=""+ht;let kn=ht.
indexOf(\`
\`)==-1?[ht]:ht.split(/\\n/gm);for(let nt=0;nt<kn.length;nt++){let il=kn[nt];be?(p.save(),p.translate(_,w+nt*gt),p.rotate(be),p.fillText(il,0,0),p.restore()):p.fillText(
il,_,w+nt*gt)}}}V.show&&ns(Pt,V.filter(o,ue,u,N,re),y,g,Me,Le,ve(V.width*fe,3),V.stroke(o,u),V.dash,V.cap);let zt=d.grid;zt.show&&ns(Pt,zt.filter(o,ue,u,N,re),y,
y==0?2:1,y==0?kt:pt,y==0?Dt:lt,ve(zt.width*fe,3),zt.stroke(o,u),zt.dash,zt.cap),H.show&&ns([Me],[1],y==0?1:0,y==0?1:2,y==1?kt:pt,y==1?Dt:lt,ve(H.width*fe,3),H.stroke(
o,u),H.dash,H.cap)}Je("drawAxes")}function Jn(u){k.forEach((d,g)=>{g>0&&(d._paths=null,u&&(r==1?(d.min=null,d.max=null):d.facets.forEach(y=>{y.min=null,y.max=null})))})}
let er=!1,os=!1,ko=[];function Gc(){os=!1;for(let u=0;u<ko.length;u++)Je(...ko[u]);ko.length=0}function zn(){er||(pp(Hi),er=!0)}function Vc(u,d=!1){er=!0,os=d,u(
o),Hi(),d&&ko.length>0&&queueMicrotask(Gc)}o.batch=Vc;function Hi(){if(Wr&&($c(),Wr=!1),$n&&(Rc(),$n=!1),Vo){if(Te(b,uo,Se),Te(b,"top",Be),Te(b,jo,ee),Te(b,qo,B),
Te(v,uo,Se),Te(v,"top",Be),Te(v,jo,ee),Te(v,qo,B),Te(h,jo,Yt),Te(h,qo,gn),m.width=$e(Yt*fe),m.height=$e(gn*fe),R.forEach(({_el:u,_show:d,_size:g,_pos:y,side:_})=>{
if(u!=null)if(d){let w=_===3||_===0?g:0,T=_%2==1;Te(u,T?"left":"top",y-w),Te(u,T?"width":"height",g),Te(u,T?"top":"left",T?Be:Se),Te(u,T?"height":"width",T?B:ee),
ri(u,Mn)}else _t(u,Mn)}),Qo=Wn=Gr=Kr=Yr=Qr=Zr=Xr=Vr=null,at=1,Eo(!0),Se!=Bn||Be!=hn||ee!=qt||B!=yn){Jn(!1);let u=ee/qt,d=B/yn;if(Ze&&!bn&&q.left>=0){q.left*=u,q.
top*=d,Gn&&Vt(Gn,$e(q.left),0,ee,B),Vn&&Vt(Vn,0,$e(q.top),ee,B);for(let g=0;g<Tt.length;g++){let y=Tt[g];y!=null&&(Hn[g]*=u,Un[g]*=d,Vt(y,Mt(Hn[g]),Mt(Un[g]),ee,
B))}}if(ke.show&&!Ko&&ke.left>=0&&ke.width>0){ke.left*=u,ke.width*=u,ke.top*=d,ke.height*=d;for(let g in us)Te(Qn,g,ke[g])}Bn=Se,hn=Be,qt=ee,yn=B}Je("setSize"),
Vo=!1}Yt>0&&gn>0&&(p.clearRect(0,0,m.width,m.height),Je("drawClear"),U.forEach(u=>u()),Je("draw")),ke.show&&Ko&&(tr(ke),Ko=!1),Ze&&bn&&(wn(null,!0,!1),bn=!1),ne.
show&&ne.live&&xt&&(ls(),xt=!1),c||(c=!0,o.status=1,Je("ready")),wo=!1,er=!1}o.redraw=(u,d)=>{$n=d||!1,u!==!1?rn(I,M.min,M.max):zn()};function rs(u,d){let g=P[u];
if(g.from==null){if(Ge==0){let y=g.range(o,d.min,d.max,u);d.min=y[0],d.max=y[1]}if(d.min>d.max){let y=d.min;d.min=d.max,d.max=y}if(Ge>1&&d.min!=null&&d.max!=null&&
d.max-d.min<1e-16)return;u==I&&g.distr==2&&Ge>0&&(d.min=Bt(d.min,t[0]),d.max=Bt(d.max,t[0]),d.min==d.max&&d.max++),J[u]=d,Wr=!0,zn()}}o.setScale=rs;let ss,is,Gn,
Vn,Ui,Wi,Kn,Yn,Ji,zi,we,Ce,on=!1,Ve=q.drag,Ue=Ve.x,We=Ve.y;Ze&&(q.x&&(ss=Lt(If,v)),q.y&&(is=Lt(Bf,v)),M.ori==0?(Gn=ss,Vn=is):(Gn=is,Vn=ss),we=q.left,Ce=q.top);let ke=o.
select=Oe({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Qn=ke.show?Lt(Of,ke.over?v:b):null;function tr(u,d){if(ke.show){for(let g in u)ke[g]=u[g],g in
us&&Te(Qn,g,u[g]);d!==!1&&Je("setSelect")}}o.setSelect=tr;function Kc(u){if(k[u].show)Ie&&ri(Ae[u],Mn);else if(Ie&&_t(Ae[u],Mn),Ze){let g=qn?Tt[0]:Tt[u];g!=null&&
Vt(g,-10,-10,ee,B)}}function rn(u,d,g){rs(u,{min:d,max:g})}function Ut(u,d,g,y){d.focus!=null&&ed(u),d.show!=null&&k.forEach((_,w)=>{w>0&&(u==w||u==null)&&(_.show=
d.show,Kc(w),r==2?(rn(_.facets[0].scale,null,null),rn(_.facets[1].scale,null,null)):rn(_.scale,null,null),zn())}),g!==!1&&Je("setSeries",u,d),y&&Po("setSeries",
o,u,d)}o.setSeries=Ut;function Yc(u,d){Oe(K[u],d)}function Qc(u,d){u.fill=ie(u.fill||null),u.dir=ce(u.dir,-1),d=d??K.length,K.splice(d,0,u)}function Zc(u){u==null?
K.length=0:K.splice(u,1)}o.addBand=Qc,o.setBand=Yc,o.delBand=Zc;function Xc(u,d){k[u].alpha=d,Ze&&Tt[u]!=null&&(Tt[u].style.opacity=d),Ie&&Ae[u]&&(Ae[u].style.opacity=
d)}let Qt,sn,Sn,Zn={focus:!0};function ed(u){if(u!=Sn){let d=u==null,g=Ht.alpha!=1;k.forEach((y,_)=>{if(r==1||_>0){let w=d||_==0||_==u;y._focus=d?null:w,g&&Xc(_,
w?1:Ht.alpha)}}),Sn=u,g&&zn()}}Ie&&jn&&Xe(Va,pe,u=>{q._lock||(_n(u),Sn!=null&&Ut(null,Zn,!0,Ne.setSeries))});function Wt(u,d,g){let y=P[d];g&&(u=u/fe-(y.ori==1?
Be:Se));let _=ee;y.ori==1&&(_=B,u=_-u),y.dir==-1&&(u=_-u);let w=y._min,T=y._max,A=u/_,L=w+(T-w)*A,N=y.distr;return N==3?po(10,L):N==4?tp(L,y.asinh):N==100?y.bwd(
L):L}function td(u,d){let g=Wt(u,I,d);return Bt(g,t[0],qe,He)}o.valToIdx=u=>Bt(u,t[0]),o.posToIdx=td,o.posToVal=Wt,o.valToPos=(u,d,g)=>P[d].ori==0?i(u,P[d],g?lt:
ee,g?pt:0):l(u,P[d],g?Dt:B,g?kt:0),o.setCursor=(u,d,g)=>{we=u.left,Ce=u.top,wn(null,d,g)};function Gi(u,d){Te(Qn,uo,ke.left=u),Te(Qn,jo,ke.width=d)}function Vi(u,d){
Te(Qn,"top",ke.top=u),Te(Qn,qo,ke.height=d)}let xo=M.ori==0?Gi:Vi,To=M.ori==1?Gi:Vi;function nd(){if(Ie&&ne.live)for(let u=r==2?1:0;u<k.length;u++){if(u==0&&wt)
continue;let d=ne.values[u],g=0;for(let y in d)jt[u][g++].firstChild.nodeValue=d[y]}}function ls(u,d){if(u!=null&&(u.idxs?u.idxs.forEach((g,y)=>{ye[y]=g}):sp(u.
idx)||ye.fill(u.idx),ne.idx=ye[0]),Ie&&ne.live){for(let g=0;g<k.length;g++)(g>0||r==1&&!wt)&&od(g,ye[g]);nd()}xt=!1,d!==!1&&Je("setLegend")}o.setLegend=ls;function od(u,d){
let g=k[u],y=u==0&&G==2?Nt:t[u],_;wt?_=g.values(o,u,d)??tn:(_=g.value(o,d==null?null:y[d],u,d),_=_==null?tn:{_}),ne.values[u]=_}function wn(u,d,g){Ji=we,zi=Ce,[
we,Ce]=q.move(o,we,Ce),q.left=we,q.top=Ce,Ze&&(Gn&&Vt(Gn,$e(we),0,ee,B),Vn&&Vt(Vn,0,$e(Ce),ee,B));let y,_=qe>He;Qt=_e,sn=null;let w=M.ori==0?ee:B,T=M.ori==1?ee:
B;if(we<0||Ge==0||_){y=q.idx=null;for(let A=0;A<k.length;A++){let L=Tt[A];L!=null&&Vt(L,-10,-10,ee,B)}jn&&Ut(null,Zn,!0,u==null&&Ne.setSeries),ne.live&&(ye.fill(
y),xt=!0)}else{let A,L,N;r==1&&(A=M.ori==0?we:Ce,L=Wt(A,I),y=q.idx=Bt(L,t[0],qe,He),N=F(t[0][y],M,w,0));let O=-10,$=-10,Z=0,de=0,ue=!0,re="",V="";for(let H=r==2?
1:0;H<k.length;H++){let xe=k[H],Le=ye[H],ze=Le==null?null:r==1?t[H][Le]:t[H][1][Le],be=q.dataIdx(o,H,y,L),Me=be==null?null:r==1?t[H][be]:t[H][1][be];if(xt=xt||Me!=
ze||be!=Le,ye[H]=be,H>0&&xe.show){let mt=be==null?-10:be==y?N:F(r==1?t[0][be]:t[H][0][be],M,w,0),et=Me==null?-10:Q(Me,r==1?P[xe.scale]:P[xe.facets[1].scale],T,0);
if(jn&&Me!=null){let Et=M.ori==1?we:Ce,Ft=je(Ht.dist(o,H,be,et,Et));if(Ft<Qt){let Jt=Ht.bias;if(Jt!=0){let gt=Wt(Et,xe.scale),Pt=Me>=0?1:-1,Ot=gt>=0?1:-1;Ot==Pt&&
(Ot==1?Jt==1?Me>=gt:Me<=gt:Jt==1?Me<=gt:Me>=gt)&&(Qt=Ft,sn=H)}else Qt=Ft,sn=H}}if(xt||qn){let Et,Ft;M.ori==0?(Et=mt,Ft=et):(Et=et,Ft=mt);let Jt,gt,Pt,Ot,zt,tt,ht=!0,
kn=Qe.bbox;if(kn!=null){ht=!1;let nt=kn(o,H);Pt=nt.left,Ot=nt.top,Jt=nt.width,gt=nt.height}else Pt=Et,Ot=Ft,Jt=gt=Qe.size(o,H);if(tt=Qe.fill(o,H),zt=Qe.stroke(o,
H),qn)H==sn&&Qt<=Ht.prox&&(O=Pt,$=Ot,Z=Jt,de=gt,ue=ht,re=tt,V=zt);else{let nt=Tt[H];nt!=null&&(Hn[H]=Pt,Un[H]=Ot,tu(nt,Jt,gt,ht),Xa(nt,tt,zt),Vt(nt,Mt(Pt),Mt(Ot),
ee,B))}}}}if(qn){let H=Ht.prox,xe=Sn==null?Qt<=H:Qt>H||sn!=Sn;if(xt||xe){let Le=Tt[0];Le!=null&&(Hn[0]=O,Un[0]=$,tu(Le,Z,de,ue),Xa(Le,re,V),Vt(Le,Mt(O),Mt($),ee,
B))}}}if(ke.show&&on)if(u!=null){let[A,L]=Ne.scales,[N,O]=Ne.match,[$,Z]=u.cursor.sync.scales,de=u.cursor.drag;if(Ue=de._x,We=de._y,Ue||We){let{left:ue,top:re,width:V,
height:H}=u.select,xe=u.scales[$].ori,Le=u.posToVal,ze,be,Me,mt,et,Et=A!=null&&N(A,$),Ft=L!=null&&O(L,Z);Et&&Ue?(xe==0?(ze=ue,be=V):(ze=re,be=H),Me=P[A],mt=F(Le(
ze,$),Me,w,0),et=F(Le(ze+be,$),Me,w,0),xo($t(mt,et),je(et-mt))):xo(0,w),Ft&&We?(xe==1?(ze=ue,be=V):(ze=re,be=H),Me=P[L],mt=Q(Le(ze,Z),Me,T,0),et=Q(Le(ze+be,Z),Me,
T,0),To($t(mt,et),je(et-mt))):To(0,T)}else cs()}else{let A=je(Ji-Ui),L=je(zi-Wi);if(M.ori==1){let Z=A;A=L,L=Z}Ue=Ve.x&&A>=Ve.dist,We=Ve.y&&L>=Ve.dist;let N=Ve.uni;
N!=null?Ue&&We&&(Ue=A>=N,We=L>=N,!Ue&&!We&&(L>A?We=!0:Ue=!0)):Ve.x&&Ve.y&&(Ue||We)&&(Ue=We=!0);let O,$;Ue&&(M.ori==0?(O=Kn,$=we):(O=Yn,$=Ce),xo($t(O,$),je($-O)),
We||To(0,T)),We&&(M.ori==1?(O=Kn,$=we):(O=Yn,$=Ce),To($t(O,$),je($-O)),Ue||xo(0,w)),!Ue&&!We&&(xo(0,0),To(0,0))}if(Ve._x=Ue,Ve._y=We,u==null){if(g){if(sl!=null){
let[A,L]=Ne.scales;Ne.values[0]=A!=null?Wt(M.ori==0?we:Ce,A):null,Ne.values[1]=L!=null?Wt(M.ori==1?we:Ce,L):null}Po(Ys,o,we,Ce,ee,B,y)}if(jn){let A=g&&Ne.setSeries,
L=Ht.prox;Sn==null?Qt<=L&&Ut(sn,Zn,!0,A):Qt>L?Ut(null,Zn,!0,A):sn!=Sn&&Ut(sn,Zn,!0,A)}}xt&&(ne.idx=y,ls()),d!==!1&&Je("setCursor")}let ln=null;Object.defineProperty(
o,"rect",{get(){return ln==null&&Eo(!1),ln}});function Eo(u=!1){u?ln=null:(ln=v.getBoundingClientRect(),Je("syncRect",ln))}function Ki(u,d,g,y,_,w,T){q._lock||on&&
u!=null&&u.movementX==0&&u.movementY==0||(as(u,d,g,y,_,w,T,!1,u!=null),u!=null?wn(null,!0,!0):wn(d,!0,!1))}function as(u,d,g,y,_,w,T,A,L){if(ln==null&&Eo(!1),_n(
u),u!=null)g=u.clientX-ln.left,y=u.clientY-ln.top;else{if(g<0||y<0){we=-10,Ce=-10;return}let[N,O]=Ne.scales,$=d.cursor.sync,[Z,de]=$.values,[ue,re]=$.scales,[V,
H]=Ne.match,xe=d.axes[0].side%2==1,Le=M.ori==0?ee:B,ze=M.ori==1?ee:B,be=xe?w:_,Me=xe?_:w,mt=xe?y:g,et=xe?g:y;if(ue!=null?g=V(N,ue)?a(Z,P[N],Le,0):-10:g=Le*(mt/be),
re!=null?y=H(O,re)?a(de,P[O],ze,0):-10:y=ze*(et/Me),M.ori==1){let Et=g;g=y,y=Et}}L&&(d==null||d.cursor.event.type==Ys)&&((g<=1||g>=ee-1)&&(g=An(g,ee)),(y<=1||y>=
B-1)&&(y=An(y,B))),A?(Ui=g,Wi=y,[Kn,Yn]=q.move(o,g,y)):(we=g,Ce=y)}let us={width:0,height:0,left:0,top:0};function cs(){tr(us,!1)}let Yi,Qi,Zi,Xi;function el(u,d,g,y,_,w,T){
on=!0,Ue=We=Ve._x=Ve._y=!1,as(u,d,g,y,_,w,T,!0,!1),u!=null&&(Xe(Qs,ni,tl,!1),Po(za,o,Kn,Yn,ee,B,null));let{left:A,top:L,width:N,height:O}=ke;Yi=A,Qi=L,Zi=N,Xi=O}
function tl(u,d,g,y,_,w,T){on=Ve._x=Ve._y=!1,as(u,d,g,y,_,w,T,!1,!0);let{left:A,top:L,width:N,height:O}=ke,$=N>0||O>0,Z=Yi!=A||Qi!=L||Zi!=N||Xi!=O;if($&&Z&&tr(ke),
Ve.setScale&&$&&Z){let de=A,ue=N,re=L,V=O;if(M.ori==1&&(de=L,ue=O,re=A,V=N),Ue&&rn(I,Wt(de,I),Wt(de+ue,I)),We)for(let H in P){let xe=P[H];H!=I&&xe.from==null&&xe.
min!=_e&&rn(H,Wt(re+V,H),Wt(re,H))}cs()}else q.lock&&(q._lock=!q._lock,wn(d,!0,u!=null));u!=null&&(In(Qs,ni),Po(Qs,o,we,Ce,ee,B,null))}function rd(u,d,g,y,_,w,T){
if(q._lock)return;_n(u);let A=on;if(on){let L=!0,N=!0,O=10,$,Z;M.ori==0?($=Ue,Z=We):($=We,Z=Ue),$&&Z&&(L=we<=O||we>=ee-O,N=Ce<=O||Ce>=B-O),$&&L&&(we=we<Kn?0:ee),
Z&&N&&(Ce=Ce<Yn?0:B),wn(null,!0,!0),on=!1}we=-10,Ce=-10,ye.fill(null),wn(null,!0,!0),A&&(on=A)}function nl(u,d,g,y,_,w,T){q._lock||(_n(u),zr(),cs(),u!=null&&Po(
Ka,o,we,Ce,ee,B,null))}function ol(){R.forEach(Sm),Jr(o.width,o.height,!0)}Rn(Ar,fo,ol);let Xn={};Xn.mousedown=el,Xn.mousemove=Ki,Xn.mouseup=tl,Xn.dblclick=nl,Xn.
setSeries=(u,d,g,y)=>{let _=Ne.match[2];g=_(o,d,g),g!=-1&&Ut(g,y,!0,!1)},Ze&&(Xe(za,v,el),Xe(Ys,v,Ki),Xe(Ga,v,u=>{_n(u),Eo(!1)}),Xe(Va,v,rd),Xe(Ka,v,nl),ci.add(
o),o.syncRect=Eo);let nr=o.hooks=e.hooks||{};function Je(u,d,g){os?ko.push([u,d,g]):u in nr&&nr[u].forEach(y=>{y.call(null,o,d,g)})}(e.plugins||[]).forEach(u=>{
for(let d in u.hooks)nr[d]=(nr[d]||[]).concat(u.hooks[d])});let rl=(u,d,g)=>g,Ne=Oe({key:null,setSeries:!1,filters:{pub:iu,sub:iu},scales:[I,k[1]?k[1].scale:null],
match:[lu,lu,rl],values:[null,null]},q.sync);Ne.match.length==2&&Ne.match.push(rl),q.sync=Ne;let sl=Ne.key,ds=oc(sl);function Po(u,d,g,y,_,w,T){Ne.filters.pub(u,
d,g,y,_,w,T)&&ds.pub(u,d,g,y,_,w,T)}ds.sub(o);function sd(u,d,g,y,_,w,T){Ne.filters.sub(u,d,g,y,_,w,T)&&Xn[u](null,d,g,y,_,w,T)}o.pub=sd;function id(){ds.unsub(
o),ci.delete(o),mn.clear(),si(Ar,fo,ol),f.remove(),pe?.remove(),Je("destroy")}o.destroy=id;function fs(){Je("init",e,t),Fi(t||e.data,!1),J[I]?rs(I,J[I]):zr(),Ko=
ke.show&&(ke.width>0||ke.height>0),bn=xt=!0,Jr(e.width,e.height)}return k.forEach(Di),R.forEach(Bc),n?n instanceof HTMLElement?(n.appendChild(f),fs()):n(o,fs):fs(),
o}Ye.assign=Oe;Ye.fmtNum=yi;Ye.rangeNum=Lr;Ye.rangeLog=Dr;Ye.rangeAsinh=gi;Ye.orient=Nn;Ye.pxRatio=fe;Ye.join=fp;Ye.fmtDate=_i,Ye.tzDate=kp;Ye.sync=oc;{Ye.addGap=
sm,Ye.clipGaps=Or;let e=Ye.paths={points:uc};e.linear=dc,e.stepped=am,e.bars=um,e.spline=dm}var wm={system:"light",light:"dark",dark:"system"};function gc(){let[e,t]=D(km);return eo(()=>{e==="system"?delete document.documentElement.dataset.theme:document.
documentElement.dataset.theme=e,Ps.set(e==="system"?null:e),dispatchEvent(new Event(jr))},[e]),[e,()=>t(wm[e])]}var jr="tsumugi-theme";function km(){let e=Ps.get();
return e==="light"||e==="dark"?e:"system"}function zo(e){let t=document.createElement("i");t.style.color=\`var(--\${e})\`,document.body.append(t);let{color:n}=getComputedStyle(t);return t.remove(),n}var hc=168;function qr({title:e,summary:t,times:n,lines:o,format:r}){let{language:i}=C(),l=me(null),a=me(null),c=[n.map(p=>p/1e3),...o.map(({values:p})=>p)],f=me(
c);f.current=c,oe(()=>a.current?.setData(c));let m=\`\${i} \${o.map(({label:p,tint:h})=>p+h).join()}\`;return oe(()=>{let p=l.current;if(p===null)return;let h=()=>{
a.current?.destroy();let S=p.clientWidth,x=xm({lines:o,width:S,language:i,format:r});a.current=new Ye(x,f.current,p)};h();let b=new ResizeObserver(()=>{a.current?.
setSize({width:p.clientWidth,height:hc})});b.observe(p);let v=matchMedia("(prefers-color-scheme: dark)");return addEventListener(jr,h),v.addEventListener("chang\\
e",h),()=>{b.disconnect(),removeEventListener(jr,h),v.removeEventListener("change",h),a.current?.destroy(),a.current=null}},[m]),s("figure",{class:"chart",children:[
s("figcaption",{children:[s("h2",{children:e}),s("span",{class:"faint",children:t})]}),s("div",{ref:l})]})}function xm({lines:e,width:t,language:n,format:o}){let r=new Intl.
DateTimeFormat(n,{hour:"2-digit",minute:"2-digit",hourCycle:"h23"}),i=a=>a===null?"":r.format(a*1e3),l={stroke:zo("ink-faint"),font:"11px sans-serif",grid:{stroke:zo(
"line"),width:1},ticks:{show:!1}};return{width:t,height:hc,padding:[8,18,0,0],cursor:{y:!1,points:{size:6},drag:{setScale:!1,x:!1,y:!1}},scales:{y:{range:(a,c,f)=>[
0,Math.max(1,f*1.08)]}},axes:[{...l,size:26,values:(a,c)=>c.map(i)},{...l,size:54,values:(a,c)=>c.map(o)}],series:[{label:" ",value:(a,c)=>i(c)},...e.map(({label:a,
tint:c,filled:f,dashed:m})=>({label:a,stroke:zo(c),width:1.5,...f===!0?{fill:zo(\`\${c}-wash\`)}:{},...m===!0?{dash:[4,3]}:{},points:{size:4},value:(p,h)=>h==null?
"":o(h)}))]}}function Hr({since:e,bindings:t},n,o){let r=Math.floor(e/6e4)*6e4,i=Math.floor(o/6e4)*6e4,a=t.some(({minutes:S})=>S.some(({minute:x})=>x<i))?i:i+6e4,c=Math.max(
1,Math.ceil((a-r)/6e4)),f=Array.from({length:c},(S,x)=>r+x*6e4),m=t.filter(({binding:S})=>n===null||S===n),p=Map.groupBy(m.flatMap(({minutes:S})=>S),({minute:S})=>S),
h=f.map(S=>p.get(S)??[]),b=S=>h.map(x=>x.reduce((E,k)=>E+S(k),0)),v=S=>h.map(x=>{let E=x.map(S).filter(k=>k!==null);return E.length===0?null:Math.max(...E)});return{
times:f,started:b(({started:S})=>S),completed:b(({completed:S})=>S),failed:b(({failed:S})=>S),waitMedian:v(({wait:S})=>S.p50),waitP95:v(({wait:S})=>S.p95),runMedian:v(
({run:S})=>S.p50),runP95:v(({run:S})=>S.p95)}}var Ei=["1","6","24"];function yc({metrics:e,now:t,range:n,binding:o,bindings:r}){let{texts:i,format:l}=C(),{overview:a}=i,c=Math.max(e.since,t-Number(n)*36e5),
f=Hr({...e,since:c},o===""?null:o,t),m=v=>ct(te("overview",{range:n,binding:o,...v}),{replace:!0}),p=v=>l.number(v.reduce((S,x)=>S+x,0)),h=v=>a.worst(l.duration(
Math.max(0,...v.map(S=>S??0)))),b=(v,S)=>[...o===""?[]:[{label:a.median,values:v,tint:"running"}],{label:a.p95,values:S,tint:"ink-faint",dashed:!0}];return s("s\\
ection",{class:"charts","aria-label":a.range,children:[s("div",{class:"row",children:[s("label",{class:"row",children:[a.chartOf,s("select",{value:o,onChange:v=>m(
{binding:v.currentTarget.value}),children:[s("option",{value:"",children:a.total}),r.map(v=>s("option",{value:v,children:v},v))]})]}),s("div",{class:"segments",
role:"group","aria-label":a.range,children:Ei.map(v=>s("button",{class:"button","aria-pressed":v===n,onClick:()=>m({range:v}),children:a.ranges[v]},v))})]}),s(qr,
{title:a.completedChart,summary:a.summary(p(f.completed),p(f.failed)),times:f.times,lines:[{label:a.completed,values:f.completed,tint:"completed",filled:!0},{label:a.
failed,values:f.failed,tint:"failed"}],format:l.number}),s(qr,{title:a.waitChart,summary:h(f.waitP95),times:f.times,lines:b(f.waitMedian,f.waitP95),format:l.duration}),
s(qr,{title:a.runChart,summary:h(f.runP95),times:f.times,lines:b(f.runMedian,f.runP95),format:l.duration})]})}function bc(e){return[...Map.groupBy(e,({binding:n})=>n)].map(([n,o])=>{let r=o.filter(({reachable:l})=>l),i=r.flatMap(({block:l})=>l===null?[]:[l.reason]);return{
name:n,counts:Ci(r.flatMap(({counts:l})=>l??[])),inFlight:Pi(r.map(l=>l.in_flight)),concurrency:Pi(r.map(({concurrency:l})=>l)),oldestWaitMs:Math.max(0,...r.map(
l=>l.oldest_due_wait_ms??0)),paused:r.length>0&&r.every(({paused:l})=>l===!0),shards:o.length,pausedShards:r.filter(({paused:l})=>l===!0).length,blocks:[...new Set(
i)],silent:o.filter(({reachable:l})=>!l).map(l=>l.name)}})}function Ci(e){let t=bt.map(n=>[n,Pi(e.map(o=>o[n]))]);return Object.fromEntries(t)}function Pi(e){return e.
reduce((t,n)=>t+(n??0),0)}function _c({counts:e}){let{texts:t,format:n}=C();return s("ul",{class:"totals","aria-label":t.overview.total,children:bt.map(o=>s("li",{children:s("a",{class:e[o]===
0?"zero":o,href:te("jobs",{state:o}),children:[s("b",{children:n.number(e[o])}),s("span",{children:[s(Oo,{state:o}),t.states[o]]})]})},o))})}var Tm=3e3,Em=2e4,vc=36e5;function Sc({query:e}){let{texts:t}=C(),n=Ei.find(b=>b===e.get("range"))??"1",o=Ke("shards",se.diagnostics),r=Ke("bindings",se.bindings),
i=Ke(\`metrics \${n}\`,b=>se.metrics(Date.now()-Number(n)*vc,b));if(cn(o.reload,Tm),oe(()=>{let b=setInterval(()=>{document.hidden||(i.reload(),o.reload())},Em);return()=>clearInterval(
b)},[i.reload,o.reload]),o.value===null)return o.error===null?s(At,{}):s(ot,{error:o.error,again:o.reload});let l=bc(o.value.shards),a=l.map(({name:b})=>b),c=a.
find(b=>b===e.get("binding"))??"",f=Ci(l.map(({counts:b})=>b)),m=Object.values(f).every(b=>b===0),{now:p}=o.value,h=b=>i.value===null?null:Hr({...i.value,since:p-
vc},b,p);return s(Y,{children:[s("h1",{class:"hidden",children:t.overview.title}),o.error!==null&&s(ot,{error:o.error,again:o.reload,isBeside:!0}),s(_c,{counts:f}),
s(Ha,{bindings:l,infos:r.value?.bindings??[],hourOf:h,onChanged:o.reload}),s("p",{class:"note faint",children:t.overview.countsNote}),i.error!==null&&o.error===
null&&s(ot,{error:i.error,again:i.reload,isBeside:i.value!==null}),m&&i.value?.bindings.every(({minutes:b})=>b.length===0)===!0?s(Ct,{title:t.overview.empty,lead:t.
overview.emptyLead,children:s("div",{class:"row",children:s("a",{class:"button",href:te("enqueue"),children:t.frame.enqueue})})}):i.value!==null&&s(yc,{metrics:i.
value,now:p,range:n,binding:c,bindings:a})]})}function wc(e,{texts:t,format:n}){let{hint:o}=t.policies,{policy:r}=e,{guarantee:i,requeueUnclaimed:l,maxAttempts:a,agingIntervalMs:c,shards:f,concurrency:m}=r,
p=Pm(r);return[i==="at-most-once"&&!l&&o.silentForAPerson,a===1&&o.noRetry,a>1&&p<6e4&&o.shortRetries(n.number(a),n.duration(p)),c===null&&o.strictPriorities,f>
1&&o.dividedLimits(n.number(f),n.number(Math.floor(m/f))),e.payload_schema===null&&o.anyPayload].filter(b=>b!==!1)}function Pm({backoff:e,maxAttempts:t}){let n=0;
for(let o=1;o<t&&n<6e4;o+=1)n+=e.kind==="fixed"?e.delayMs:Math.min(e.maxMs,e.baseMs*e.factor**(o-1));return n}function kc({policy:e,index:t,shards:n,shards_ever:o},r){let{texts:i,format:l}=r,{policies:a}=i,{rate:c,agingIntervalMs:f,keys:m}=e;return[["guarantee",e.guarantee],
["shards",o>n?\`\${n} (\${o})\`:l.number(n)],["concurrency",l.number(e.concurrency)],["rate",c===null?a.unlimited:a.rate(l.number(c.tokens),l.duration(c.intervalMs))],
["perKeyConcurrency",l.number(e.perKeyConcurrency)],["aging",f===null?a.strict:a.aging(l.duration(f))],["maxAttempts",l.number(e.maxAttempts)],["backoff",Cm(e.backoff,
r)],["timeoutMs",l.duration(e.timeoutMs)],["reaperGraceMs",l.duration(e.reaperGraceMs)],["concurrencyKey",Ai(m.concurrencyKey,a)],["uniqueKey",Ai(m.uniqueKey,a)],
["uniqueForMs",l.duration(e.uniqueForMs)],["partitionKey",Ai(m.partitionKey,a)],["sweepAfterMs",l.duration(e.sweepAfterMs)],["failedRetentionMs",l.duration(e.failedRetentionMs)],
["index",t.length===0?a.none:t.join(", ")],["queue",e.queueBinding]]}function Cm(e,{texts:t,format:n}){let{policies:o}=t,r=e.kind==="fixed"?o.fixed(n.duration(e.
delayMs)):o.exponential(n.duration(e.baseMs),n.number(e.factor),n.duration(e.maxMs));return e.jitter?\`\${r}, \${o.jitter}\`:r}function Ai(e,{keyRules:t}){return e.
kind==="derived"?t.derived(e.template):t[e.kind]}function xc({info:e}){let t=C(),{policies:n}=t.texts,o=wc(e,t);return s("section",{class:"panel policy",children:[s("div",{class:"title",children:[s("h2",{children:s(
"a",{href:te("jobs",{binding:e.name}),children:e.name})}),e.draining&&s("span",{class:"state STALLED",children:n.draining})]}),e.description!==null&&s("p",{class:"\\
soft",children:e.description}),s("dl",{class:"facts",children:kc(e,t).map(([r,i])=>[s("dt",{children:n.row[r]},r),s("dd",{children:i},\`\${r} is\`)])}),o.length>0&&
s("ul",{class:"hints","aria-label":n.hints,children:o.map(r=>s("li",{children:r},r))})]})}function Tc({query:e}){let{texts:t}=C(),n=Ke("bindings",se.bindings);if(n.value===null)return n.error===null?s(At,{}):s(ot,{error:n.error,again:n.reload});let o=e.
get("binding"),r=n.value.bindings.filter(({name:i})=>o===null||i===o);return s(Y,{children:[s("div",{class:"title",children:[s("h1",{children:t.policies.title}),
s("p",{class:"soft",children:t.policies.lead})]}),s("div",{class:"policies",children:r.map(i=>s(xc,{info:i},i.name))})]})}var Am={system:"M8 2a6 6 0 1 0 .01 0M8 2v12M5.6 2.6v10.8M3.4 4.2v7.6",light:"M8 5a3 3 0 1 0 .01 0M8 1v1.4M8 13.6V15M1 8h1.4M13.6 8H15M3 3l1 1M12 12l1 1M3 13l1-1\\
M12 4l1-1",dark:"M13.5 9.6A6 6 0 1 1 6.4 2.5a4.8 4.8 0 0 0 7.1 7.1z"};function Ur({theme:e,nextTheme:t,otherLanguage:n}){let{texts:o,language:r}=C();return s(Y,
{children:[s("button",{class:"button plain",lang:r==="en"?"ja":"en",onClick:n,children:o.frame.otherLanguage}),s("button",{class:"button plain","aria-label":o.frame.
themes[e],title:o.frame.themes[e],onClick:t,children:s("svg",{width:"15",height:"15",viewBox:"0 0 16 16",fill:"none",stroke:"currentColor","stroke-width":"1.4",
"stroke-linecap":"round","stroke-linejoin":"round","aria-hidden":"true",children:s("path",{d:Am[e]})})})]})}function Ec({page:e,name:t,readOnly:n,feed:o,preferences:r,onHelp:i,onSignOut:l}){let{texts:a}=C();return s("header",{class:"head",children:[s("a",{class:"brand",
href:te("overview"),children:[s(no,{size:22}),s("span",{lang:"ja",children:"紡ぎ"}),s("small",{children:t})]}),s("nav",{"aria-label":a.frame.pages,children:Ms.
map(c=>s("a",{href:te(c),...c===e?{"aria-current":"page"}:{},children:a.frame[c]},c))}),s("div",{class:"tools",children:[n&&s("span",{class:"live",children:a.frame.
readOnly}),s("span",{class:\`live \${o}\`,title:a.frame.liveNote[o],role:"status",children:[s("i",{}),a.frame.live[o]]}),s(Ur,{...r}),s("button",{class:"button pla\\
in","aria-label":a.frame.shortcuts,onClick:i,children:"?"}),l!==null&&s("button",{class:"button plain",onClick:l,children:a.frame.signOut})]})]})}function Pc({onClose:e}){let{texts:t}=C(),{keys:n}=t,o=[["?",n.help],["g o",n.overview],["g j",n.jobs],["g e",n.enqueue],["g p",n.policies],["/",n.search],["j",
n.down],["k",n.up],["Enter",n.open],["x",n.select],["t",n.theme],["Esc",n.escape]];return s(Cn,{title:t.frame.shortcuts,onClose:e,children:[s("dl",{class:"short\\
cuts",children:o.map(([r,i])=>[s("dt",{children:r.split(" ").map(l=>s("kbd",{children:l},l))},r),s("dd",{children:i},\`\${r} does\`)])}),s("div",{class:"row",children:s(
"button",{class:"button",onClick:e,children:t.frame.close})})]})}function Cc({who:e,preferences:t,onSignOut:n}){let{texts:o}=C(),r=jl(),[i,l]=D("connecting"),[a,c]=D(!1),f=Zt(()=>new hr(l),[]);oe(()=>()=>f.close(),[f]);let m=Na(),
p=Zt(()=>({who:e,feed:f,bulk:m}),[e,f,m.progress]),h=me(null),b=r.jobId??o.frame[r.page];oe(()=>{document.title=\`\${b} · \${e.name}\`},[b,e.name]);let v=\`\${r.page}\\
 \${r.jobId??""}\`,S=me(v);return oe(()=>{v!==S.current&&h.current?.focus(),S.current=""},[v]),ao({"?":()=>c(!0),t:t.nextTheme,"g o":()=>ct(te("overview")),"g j":()=>ct(
te("jobs")),"g e":()=>ct(te("enqueue")),"g p":()=>ct(te("policies"))}),s(Os.Provider,{value:p,children:[s("a",{class:"button skip",href:"#content",onClick:x=>{x.
preventDefault(),h.current?.focus()},children:o.frame.skip}),s(Ec,{page:r.page,name:e.name,readOnly:e.read_only,feed:i,preferences:t,onHelp:()=>c(!0),onSignOut:Gt.
get()===null?null:n}),s("main",{ref:h,id:"content",tabIndex:-1,children:[s(ha,{bulk:m}),s(Lm,{place:r})]}),a&&s(Pc,{onClose:()=>c(!1)})]})}function Lm({place:e}){
if(e.jobId!==null)return s(ga,{id:e.jobId},e.jobId);switch(e.page){case"overview":return s(Sc,{query:e.query});case"jobs":return s(Da,{query:e.query});case"enqu\\
eue":return s(oa,{query:e.query});case"policies":return s(Tc,{query:e.query})}}function Ac({expired:e,preferences:t,onSignedIn:n}){let{texts:o}=C(),r=rt(),[i,l]=D(""),[a,c]=D(!1),[f,m]=D(e?o.signIn.expired:null),p=async()=>{c(!0),Gt.set(i.
trim());try{n(await se.session())}catch(h){Gt.set(null),c(!1);let b=h instanceof Fe&&h.status===401;m(b?o.signIn.refused:r(h))}};return s("main",{class:"sign-in",
children:[s("h1",{class:"brand",children:[s(no,{size:34}),s("span",{lang:"ja",children:"紡ぎ"}),s("small",{children:"Tsumugi"})]}),s("form",{onSubmit:h=>{h.preventDefault(),
p()},children:[s("p",{children:o.signIn.lead}),s("label",{for:"token",children:o.signIn.token}),s("input",{id:"token",type:"password",autocomplete:"current-pass\\
word",required:!0,autofocus:!0,value:i,"aria-describedby":"token-hint",onInput:h=>l(h.currentTarget.value)}),f!==null&&s("p",{class:"banner bad",role:"alert",children:f}),
s("button",{class:"button primary",disabled:a,children:a?o.signIn.checking:o.signIn.submit}),s("p",{id:"token-hint",class:"faint",children:o.signIn.hint})]}),s(
"div",{class:"tools",children:s(Ur,{...t})})]})}function Lc(){let[e,t]=Gl(),[n,o]=gc(),[r,i]=D({kind:"asking"}),l=()=>{se.session().then(c=>i({kind:"in",who:c}),c=>{let f=c instanceof Fe&&c.status===401;i(f?{
kind:"out",expired:!1}:{kind:"failed",error:c})})};oe(l,[]),oe(()=>{let c=()=>{Gt.set(null),i(f=>f.kind==="in"?{kind:"out",expired:!0}:f)};return addEventListener(
mr,c),()=>removeEventListener(mr,c)},[]);let a={theme:n,nextTheme:o,otherLanguage:t};return s(Fs.Provider,{value:e,children:[r.kind==="asking"&&s("main",{children:s(
At,{})}),r.kind==="failed"&&s("main",{children:s(ot,{error:r.error,again:l})}),r.kind==="out"&&s(Ac,{expired:r.expired,preferences:a,onSignedIn:c=>i({kind:"in",
who:c})}),r.kind==="in"&&s(Cc,{who:r.who,preferences:a,onSignOut:()=>{Gt.set(null),i({kind:"out",expired:!1})}})]})}var Li=document.getElementById("app");if(Li===null)throw new Error("the page has no place for the dashboard");Li.replaceChildren();_l(s(Lc,{}),Li);
`,
};

export const style: DashboardAsset = {
  contentType: "text/css; charset=utf-8",
  etag: '"3JJIZSySGcc1rXMujAKJOI"',
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
a:hover{text-decoration-color:currentcolor}:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:3px}.mono,.error,.about{unicode-bidi:isolate}
.soft{color:var(--ink-soft)}.faint{color:var(--ink-faint)}.number{text-align:right;white-space:nowrap}.hidden{position:absolute;width:1px;height:1px;overflow:hidden;
clip-path:inset(50%);white-space:nowrap}@media(prefers-reduced-motion:reduce){*{animation:none!important;transition:none!important}}button,input,select,textarea{font:inherit;color:inherit}.button,input:not([type=checkbox]),select,textarea{min-height:28px;padding:3px 9px;border:1px solid var(--line-strong);
border-radius:5px;background:var(--surface)}.button{display:inline-flex;align-items:center;gap:6px;cursor:pointer;white-space:nowrap;text-decoration:none}.button:hover{
border-color:var(--ink-faint);background:var(--sunken)}.button:disabled,.button[aria-disabled=true]{cursor:default;color:var(--ink-faint);border-color:var(--line);
background:transparent}.button.primary{background:var(--ink);border-color:var(--ink);color:var(--paper)}.button.primary:hover{background:var(--ink-soft)}.button.primary:disabled,
.button.primary[aria-disabled=true]{background:var(--sunken);border-color:var(--line);color:var(--ink-faint)}.button.danger:not(:disabled){background:var(--failed);
border-color:var(--failed);color:var(--paper)}.button.plain{border-color:transparent;background:transparent}.button.plain:hover{background:var(--sunken)}.button[aria-pressed=true]{
background:var(--sunken);border-color:var(--ink-faint)}input::placeholder{color:var(--ink-faint);opacity:1}input[type=checkbox]{width:15px;height:15px;margin:0;
vertical-align:-3px;accent-color:var(--ink)}textarea{width:100%;min-height:120px;font:12px/1.5 var(--mono);resize:vertical}.row{display:flex;flex-wrap:wrap;align-items:center;
gap:8px}.segments{display:inline-flex}.segments .button{border-radius:0;margin-left:-1px}.segments .button:first-child{border-radius:5px 0 0 5px;margin-left:0}.segments
.button:last-child{border-radius:0 5px 5px 0}.segments .button[aria-pressed=true]{position:relative}details.menu{position:relative}details.menu>summary{list-style:none}
details.menu>summary::-webkit-details-marker{display:none}details.menu>.sheet{position:absolute;right:0;z-index:5;min-width:190px;margin-top:4px;padding:8px 12px;
border:1px solid var(--line-strong);border-radius:6px;background:var(--surface);box-shadow:0 6px 24px light-dark(#0000001f,#00000080)}details.menu label{display:flex;
gap:8px;padding:3px 0;align-items:center}dialog{max-width:min(560px,calc(100vw - 32px));padding:20px 24px;border:1px solid var(--line-strong);border-radius:8px;
background:var(--surface);color:var(--ink);font-weight:400;text-align:left;white-space:normal}dialog::backdrop{background:light-dark(#1c1e2240,#000000a0)}dialog
h2{font-size:15px;margin-bottom:10px}.purge,.purge label{display:grid;gap:8px}dialog .row{margin-top:16px;justify-content:flex-end}.skip{position:absolute;left:12px;top:-60px;z-index:10}.skip:focus{top:8px}.head{position:sticky;top:0;z-index:4;display:flex;align-items:stretch;gap:4px 22px;padding:0
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
.banner.warn{border-color:var(--queued);background:var(--queued-wash);color:var(--queued)}.banner.aside{position:fixed;right:16px;bottom:16px;z-index:6;max-width:min(520px,calc(100vw
- 32px));margin:0;box-shadow:0 6px 24px light-dark(#0000001f,#00000080)}.bones{display:grid;gap:12px;margin-top:18px}.bones i{height:12px;border-radius:3px;background:var(--sunken);
animation:breathe 1.6s ease-in-out infinite}.bones i:nth-child(3n){width:82%}.bones i:nth-child(3n+1){width:94%}@keyframes breathe{50%{opacity:.45}}.scroll{overflow-x:auto;border-top:1px solid var(--line-strong)}table{width:100%;border-collapse:collapse}th{padding:7px 10px;color:var(--ink-faint);font-size:12px;
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
.bindings .actions .button+.button{margin-left:6px}.bindings .blocks{white-space:nowrap}.bindings .state+.state{margin-left:4px}.count a{text-decoration:none}.count
.FAILED,.count .STALLED{color:var(--tint)}.count a:hover{text-decoration:underline}.count .zero{color:var(--ink-faint)}.places meter{display:block;width:64px;height:3px;
margin:0 0 2px auto;border:0;border-radius:2px;background:var(--line)}.places meter::-webkit-meter-bar{height:3px;border:0;border-radius:2px;background:var(--line)}
.places meter::-webkit-meter-optimum-value{border-radius:2px;background:var(--running)}.places meter::-moz-meter-bar{background:var(--running)}.note{margin-top:6px;
font-size:12px}.thread{display:block;width:120px;height:22px;fill:none;stroke:var(--ink-soft);stroke-width:1.1;stroke-linejoin:round}.thread .FAILED{stroke:var(--tint);
stroke-width:1.6}.charts{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:18px 30px;margin-top:30px}.charts>.row{grid-column:1 / -1;gap:14px}.chart
figcaption{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 12px;margin-bottom:4px}.chart>div{min-height:190px}.uplot{font-family:var(--sans)}.uplot
.u-legend{text-align:left;font-size:12px;color:var(--ink-soft);padding-left:50px}.uplot .u-legend th{padding:0;color:inherit;border:0;font-weight:400}.uplot .u-inline.u-live
th:after{content:" ";white-space:pre}.uplot .u-legend td{padding:0;border:0}.uplot .u-legend tr:hover{background:none}.uplot .u-series>*{padding:0 4px 0 0}.uplot
.u-marker{width:10px;height:3px}.u-cursor-x{border-right-color:var(--ink-faint)}.filters{display:grid;gap:10px;margin-bottom:16px}.chip{--tint: var(--ink-soft);padding:2px 9px 2px 7px;border-radius:14px;border-color:var(--line-strong)}.chip
svg{width:10px;height:10px;fill:none;stroke:var(--tint);stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}.chip[aria-pressed=true]{background:var(--wash);
border-color:var(--tint);color:var(--tint)}.search{display:flex}.search select{border-radius:5px 0 0 5px;border-right:0;background:var(--sunken)}.search input{width:220px;
border-radius:0 5px 5px 0}.time{display:inline-flex;align-items:center;gap:6px;color:var(--ink-soft)}.above{justify-content:space-between;margin-bottom:8px}.above>
.menu{margin-left:auto}.pick{width:26px;padding-right:0}.jobs .who{max-width:460px}.jobs .id{display:inline-block;text-decoration:none;white-space:nowrap}.jobs .id:hover{
text-decoration:underline}.jobs .key{margin-left:10px;font-size:11px}.jobs .who,.jobs .key{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.jobs .left{
opacity:.5}.jobs .error{display:block;overflow:hidden;color:var(--failed);font-size:12px;text-overflow:ellipsis;white-space:nowrap}.jobs progress,.job-title progress,
.banner progress{width:72px;height:4px;margin-left:8px;vertical-align:middle;border:0;border-radius:2px;background:var(--line);appearance:none}progress::-webkit-progress-bar{
border-radius:2px;background:var(--line)}progress::-webkit-progress-value{border-radius:2px;background:var(--running)}progress::-moz-progress-bar{border-radius:2px;
background:var(--running)}.pager{justify-content:flex-end;margin-top:12px}.pager>span{margin-right:6px}.pager a[aria-disabled=true]{pointer-events:none;color:var(--ink-faint);
border-color:var(--line);background:transparent}.failures{flex-basis:100%;max-height:200px;overflow-y:auto;color:var(--ink)}.banner .button{margin-left:auto;min-height:0;
padding:0 6px}.job-title{align-items:center}.job-title h1{font-size:17px;font-weight:600;overflow-wrap:anywhere}.job-title .outcome{flex-basis:100%;margin:4px 0 0}.timeline{margin:22px
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
max-width:100%;padding-right:30px}.cards td.spark{flex-basis:100%}.cards td.spark svg{width:100%}.cards td.actions{flex-basis:100%;margin-top:4px;text-align:left}
.bindings.cards th.name{padding-right:0}.cards td:has(>.none){display:none}.cards td[data-label]:before{content:attr(data-label) " ";color:var(--ink-faint);font-size:12px}
.cards td.is-state:before,.cards td.is-binding:before{content:none}.cards td.pick{position:absolute;right:4px}.places meter{display:none}.jobs .key{display:block;
margin:0}.attempt{grid-template-columns:auto 1fr auto}.attempt .track,.attempt pre{grid-column:1 / -1;grid-row:2}.attempt pre{grid-row:3}.scale{margin:0;padding:3px
4px 0}.field>select{max-width:none}.policies,.options .grid{grid-template-columns:minmax(0,1fr)}}
`,
};
