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
  etag: '"AtLhu_fF3hcAcQVjrp3YMA"',
  text: `/*! Tsumugi's dashboard. It holds:
preact 11.2.0: Copyright (c) 2015-present Jason Miller
uplot 1.6.32: Copyright (c) 2022 Leon Sorokin

The MIT License (MIT) Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions: The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software. THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
*/
var he,pl,hd,an,gs,ur,ml,sr,gl,bs,hs,hl,Ao=Symbol.for("pv"),cr={},dr=[],yd=/^m(i|n|o|s|text|space)$/,_s=Array.isArray,yl=dr.slice,En=Object.assign;function Tn(e){
e&&e.parentNode&&e.remove()}function ir(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ao,__v:r||++pl,__i:-1,__u:0};return!r&&he.vnode&&he.
vnode(s),s}function Y(e){return e.children}function lr(e,t){this.props=e,this.context=t,this.__g=0}function un(e,t){if(t==null)return e.__&&un(e.__,e.__i+1);for(var n;t<e.
__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:un(e)}function bd(e){var t,n=e.__v,o=n.__e,r=[],s=[],l=e.__P;
l&&((t=En({constructor:Ao},n)).__v=n.__v+1,he.vnode&&he.vnode(t),vs(l,t,n,e.__n,l.namespaceURI,32&n.__u?[o]:null,r,o||un(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=
t,kl(r,t,s),n.__=n.__e=null,t.__e!=o&&bl(t))}function bl(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),
bl(e)}function ys(e){(8&e.__g||(e.__g|=8,an.push(e),ur++))&&gs==he.debounceRendering||((gs=he.debounceRendering)||queueMicrotask)(_l)}function _l(){try{for(var e,
t=1;an.length;)an.length>t&&an.sort(ml),e=an.shift(),t=an.length,8&e.__g&&bd(e)}finally{(ur=an.length)&&(gs||queueMicrotask)(_l)}}function vl(e,t,n,o,r,s,l,a,c,f,m){
var p,b,h,v,w,x,E=o.__k||dr,k=t.length;for(c=_d(n,t,E,c,k),p=0;p<k;p++)(h=n.__k[p])!=null&&(b=~h.__i&&E[h.__i]||cr,h.__i=p,x=vs(e,h,b,r,s,l,a,c,f,m),v=h.__e,(b.
ref!=h.ref||8&b.__u)&&(b.ref&&ws(b.ref,null,h,b),h.ref&&m.push(h.ref,h.__c||v,h)),w=w||v,4&h.__u?(c=wl(h,c,e,!b.__v),b.__e&&(b.__e=null)):typeof h.type=="functi\\
on"&&x!==void 0?c=x:v&&(c=v.nextSibling),h.__u&=-21);return n.__e=w,c}function _d(e,t,n,o,r){var s,l,a,c,f,m,p,b,h,v=n.length,w=v,x=0,E=0,k=e.__k=Array(r);for(s=
0;s<r;s++)(l=t[s])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=k[s]=ir(null,l):_s(l)?l=k[s]=ir(Y,{children:l}):
l.constructor===Ao&&l.__b?l=k[s]=ir(l.type,l.props,l.key,l.ref,l.__v):k[s]=l,c=s+x,l.__=e,l.__b=e.__b+1,a=null,~(f=l.__i=vd(l,n,c,w))&&(w--,(a=n[f])&&(a.__u|=2)),
a&&a.__v?(l.__u|=16,f==c-1?x--:f==c+1?x++:f!=c&&(f>c?x--:x++,E=1)):(~f||(r>v?x--:r<v&&x++),typeof l.type!="function"&&(l.__u|=4))):k[s]=null;if(E){for(m=[],p=[],
s=0;s<r;s++)if((l=k[s])&&16&l.__u){for(x=0,b=m.length;x<b;)m[h=x+b>>1]<l.__i?x=h+1:b=h;m[x]=l.__i,p[s]=x+1}for(x=m.length;s--;)p[s]&&(p[s]==x?x--:k[s].__u|=4)}if(w)
for(s=0;s<v;s++)!(a=n[s])||2&a.__u||(a.__e==o&&(o=un(a)),Ss(a,a));return o}function wl(e,t,n,o){var r,s,l,a;if(typeof e.type=="function"){if(e.props.__P)return t;
if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=wl(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=un(e))&&!t.parentNode&&(t=null),l=e.__e,a=t;a&&a.nodeType==
8;)a=a.nextSibling;for(l!=a&&(!o&&n.moveBefore&&l.parentNode?n.moveBefore(l,t):n.insertBefore(l,t||null)),t=l;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith(
"$s"););return t}function vd(e,t,n,o){var r,s=e.key,l=e.type,a=t[n],c=a&&!(2&a.__u);if(a===null&&s==null||c&&s==a.key&&l==a.type)return n;if(o>(c?1:0)){for(r=n-1;r>=0;r--)if((a=
t[r])&&!(2&a.__u)&&s==a.key&&l==a.type)return r;for(r=n+1;r<t.length;r++)if((a=t[r])&&!(2&a.__u)&&s==a.key&&l==a.type)return r}return-1}function fl(e,t,n){n==null&&
(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function rr(e,t,n,o,r){var s,l;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.
cssText=o=""),o)for(t in o)n&&t in n||fl(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||fl(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),
typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(l=hs[t]||(hs[t]=wd(t)),(e.__a||(e.__a={}))[t]=bs,s=t!=(t=t.replace(gl,"$1")),(t=t.slice(2))[0]<"a"&&
(t=t.toLowerCase()),n?e.addEventListener(t,l,s):e.removeEventListener(t,l,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)
try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function wd(e){
return function(t){var n=this.__e;if(n){if(n=n[e],t[sr]==null)t[sr]=bs++;else if(t[sr]<this.__a[e])return;return n(he.event?he.event(t):t)}}}function vs(e,t,n,o,r,s,l,a,c,f){
var m,p,b,h,v,w,x,E,k,M,P,K,I,j,U,X,z,R,G=t.type;if(t.constructor!==Ao)return null;128&n.__u&&(c=32&n.__u,m=n.__c.__z)&&(t.__u|=c,p=s=[],m.nodeType==8?a=ar(m,s):
s.push(m),a=s[0]||a),(m=he.__b)&&m(t);e:if(typeof G=="function"){b=l.length;try{if(E=t.props,k=(m=G.prototype)&&m.render,M=(m=G.contextType)&&o[m.__c],P=m?M?M.props.
value:m.__:o,(h=n.__c)?(t.__c=h,2&h.__g&&(h.__g|=1)):(k?t.__c=h=new G(E,P):(t.__c=h=new lr(E,P),h.constructor=G,h.render=kd),M&&M.sub(h),h.state||(h.state={}),h.
__n=o,h.__g|=8,h.__h=[],h.__k=[]),k&&(h.__s||(h.__s=h.state),G.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=En({},h.__s)),En(h.__s,G.getDerivedStateFromProps(
E,h.__s)))),v=h.props,w=h.state,h.__v=t,n.__c){if(E!==v&&k&&!G.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(E,P),t.__v==n.
__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(E,h.__s,P)===!1){t.__v!=n.__v&&(h.props=E,h.state=h.__s,h.__g&=-9),t.__e=n.__e,t.__k=
n.__k,t.__k.some(function(F){F&&(F.__=t)}),dr.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&l.push(h),a=un(n);break e}h.componentWillUpdate&&h.componentWillUpdate(
E,h.__s,P),k&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(v,w,x)})}else k&&!G.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),
k&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=P,h.props=E,h.__P=e,h.__g&=-5,K=he.__r,I=k?25:0;do h.__g&=-9,K&&K(t),m=h.render(h.props,h.state=
h.__s,h.context);while(8&h.__g&&++I<25);k&&(dr.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(o=En({},o,h.getChildContext())),k&&n.__c&&h.getSnapshotBeforeUpdate&&
(x=h.getSnapshotBeforeUpdate(v,w)),j=m&&m.type===Y&&m.key==null?m.props.children:m,E.__P&&(m=a,r=(e=E.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=e&&(n.__k.
some(function(F){F&&Ss(F,F)}),n.__k=null),a=n.__k?un(n,0):null),a=vl(e,_s(j)?j:[j],t,n,o,r,s,l,a,c,f),E.__P&&(t.__e=null,a=m),t.__u&=-161,p&&p.some(Tn),h.__h.length&&
l.push(h),1&h.__g&&(h.__g&=-4)}catch(F){if(l.length=b,t.__v=null,c||s)if(F&&F.then){if(t.__u|=128|c,s){for(~(z=s.indexOf(a||void 0))||(z=s.length);(R=s[z-1])&&R.
nodeType==8;)z--;for(;z<s.length;z++)if(R=s[z])if(s[z]=null,U){if(R==X)break}else{if(R.nodeType!=8)break;R.data.startsWith("$s")&&(X=ar(U=R))}}if(!U){for(;a&&a.
nodeType==8&&a.nextSibling;)a=a.nextSibling;U=a}(m=ar(U=t.__c.__z||(t.__c.__z=U)))?(t.__e=U,a=m):t.__e=a,a=a&&a.nextSibling}else s&&s.some(Tn);else t.__e=n.__e;
t.__k||(t.__k=n.__k||[]),F&&F.then||Sl(t),he.__e(F,t,n)}}else a=t.__e=Sd(n.__e,t,n,o,r,s,l,c,f,e);return(m=he.diffed)&&m(t),a}function ar(e,t){if(e&&e.nodeType==
8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(
e)}}function Sl(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Sl))}function kl(e,t,n){for(var o=0;o<n.length;)ws(n[o++],n[o++],n[o++]);he.__c&&he.__c(t,e),e.some(
function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){he.__e(s,r.__v)}})}function Sd(e,t,n,o,r,s,l,a,c,f){var m,p,b,h,v,w,x,E,k=n.props||cr,M=t.
props,P=t.type;if(P=="svg"?r="http://www.w3.org/2000/svg":P=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(m=0;m<s.
length;m++)if((v=s[m])&&(P?v.localName==P:v.nodeType==3)){e=v,s[m]=null;break}}if(!e){if(E=f.ownerDocument||document,!P)return E.createTextNode(M);e=E.createElementNS(
r,P,M.is?M:f),a&&(he.__m&&he.__m(t,s),a=!1),s=null}if(P){if(f=P=="template"&&e.content||e,s=P=="textarea"&&M.defaultValue!=null?null:s&&yl.call(f.childNodes),!a&&
s)for(k={},m=0;m<e.attributes.length;m++)k[(v=e.attributes[m]).name]=v.value;for(m in k)v=k[m],m=="dangerouslySetInnerHTML"?b=v:m=="children"||m in M||m=="value"&&
"defaultValue"in M||m=="checked"&&"defaultChecked"in M||rr(e,m,null,v,r);for(m in M)v=M[m],m=="children"?h=v:m=="dangerouslySetInnerHTML"?p=v:m=="value"?w=v:m==
"checked"?x=v:a&&typeof v!="function"||k[m]===v||rr(e,m,v,k[m],r);p?(a||b&&(p.__html==b.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(b&&(e.
textContent=""),(P=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&yd.test(P))&&(r="http://www.w3.org/1999/xhtml"),vl(f,_s(h)?h:[h],t,n,o,r,s,l,s?s[0]:
n.__k&&un(n,0),a,c),s&&s.some(Tn)),a&&P!="textarea"||(m="value",P=="progress"&&w==null?e.removeAttribute(m):w==null||w===e[m]&&(P!="progress"||w)||rr(e,m,w,k[m],
r),m="checked",x!=null&&x!=e[m]&&rr(e,m,x,k[m],r))}else k===M||a&&e.data==M||(e.data=M);return e}function ws(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&
(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){he.__e(r,n)}}function Ss(e,t,n){var o,r,s,l;if(he.unmount&&he.unmount(
e),!(o=e.ref)||o.current&&o.current!=e.__e||ws(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){he.__e(a,t)}o.__P=o.__n=null}
if(o=e.__k)for(l=0;l<o.length;l++)o[l]&&Ss(o[l],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=ar(o,s=[]))&&(o==e.__e&&s.some(Tn),Tn(
r),Tn(o)),n||Tn(e.__e),e.__e=e.__c=e.__=null}function kd(e,t,n){return this.constructor(e,n)}function xl(e,t){var n,o,r,s;he.__&&he.__(e,t),t.nodeType==9&&(t=t.
documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=ir(Y,{children:[e]}),r=[],s=[],vs(t,t.__k,o||cr,cr,t.namespaceURI,o?null:t.firstChild?yl.call(t.childNodes):
null,r,o?o.__e:t.firstChild,n,s),kl(r,t.__k,s),t.__k.props.children=null}function fr(e){function t(n){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(s){this.props.value!=s.value&&o.forEach(function(l){l.__g|=4,ys(l)})},this.sub=function(s){o.add(s);var l=s.componentWillUnmount;s.componentWillUnmount=
function(){o.delete(s),l&&l.call(s)}}),n.children}return t.__c="__cC"+hl++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}he={__e:function(e,t,n,o){for(var r,s,l;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((l=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(
e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),l=1),l&&8&r.__g)return void(r.__g|=2)}catch(a){e=a}}throw ur=0,e}},pl=0,hd=function(e){return e!=null&&e.
constructor===Ao},lr.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=En({},this.state)),typeof e=="function"&&(e=e(En({},n),this.props)),
e&&(En(n,e),this.__v&&(t&&this.__k.push(t),ys(this)))},lr.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),ys(this))},lr.prototype.render=
Y,an=[],ur=0,ml=function(e,t){return e.__v.__b-t.__v.__b},sr=Symbol(),gl=/(PointerCapture)$|Capture$/i,bs=0,hs={},hl=0;var Pn,Me,ks,Tl,xs=Object.is,Ro=0,Nl=[],Ts=[],De=he,El=De.__b,Pl=De.__r,Cl=De.diffed,Al=De.__c,Ll=De.unmount,Rl=De.__;function Mo(e,t){De.__h&&De.__h(Me,e,Ro||t),
Ro=0;var n=Me.__H||(Me.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function D(e){return Ro=1,xd(Ol,e)}function xd(e,t,n){var o=Mo(Pn++,2);if(o.
t=e,!o.__c&&(o.__=[n?n(t):Ol(void 0,t),function(s){var l=(o.__N||o.__)[0],a=o.t(l,s);xs(l,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=Me,!Me.__f)){Me.__f=
!0;var r=Me.shouldComponentUpdate;Me.shouldComponentUpdate=function(s,l,a){var c=this.__H;if(!c)return!0;var f=!1,m=this.props!=s;if(c.__.some(function(b){b.__N&&
(f=!0,xs(b.__[0],b.__N[0])||(m=!0))}),r){var p=r.call(this,s,l,a);return f?p||m:p}return!f||m}}return o.__}function oe(e,t){var n=Mo(Pn++,3);!De.__s&&Ps(n.__H,t)&&
(n.__P=!0,n.__=e,n.u=t,Me.__H.__h.push(n))}function cn(e,t){var n=Mo(Pn++,4);!De.__s&&Ps(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,Me.__h.push(n))}function me(e){return Ro=
5,Zt(function(){return{current:e}},[])}function Zt(e,t){var n=Mo(Pn++,7);return Ps(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Fl(e,t){return Ro=8,Zt(function(){return e},t)}function pr(e){var t=Me.context[e.
__c],n=Mo(Pn++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(Me)),t.props.value):e.__}function Td(){var e;do{for(;e=Ts.shift();)try{Lo(e)}catch(n){De.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Nl.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Lo),t.__h.
some(Es),t.__h=[]}catch(n){t.__h=[],De.__e(n,e.__v)}}}while(Ts.length)}De.__b=function(e){Me=null,El&&El(e)},De.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.
__m),Rl&&Rl(e,t)},De.__r=function(e){Pl&&Pl(e),Pn=0;var t=(Me=e.__c).__H;t&&(ks==Me?Me.__h=[]:(t.__h.some(Lo),t.__h.some(Es),Pn=0),t.__h=[],t.__.some(function(n){
n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),ks=Me},De.diffed=function(e){Cl&&Cl(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Dl(Nl.push(t)),t.__H.__.some(function(n){
n.u&&(n.__H=n.u)})),ks=Me=null},De.__c=function(e,t){t.some(function(n){try{n.__h.some(Lo),n.__h=n.__h.filter(function(o){return!o.__||Es(o)})}catch(o){n.__h=[function(){
throw o}]}}),Al&&Al(e,t)},De.unmount=function(e){Ll&&Ll(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&
(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Dl(Ts.push(r))}else Lo(r)}catch(s){t=s}}),o.__H=void 0,t&&De.__e(t,o.__v))};var Ml=typeof requestAnimationFrame==
"function";function Ed(e){var t,n=function(){clearTimeout(o),Ml&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Ml&&(t=requestAnimationFrame(n))}function Dl(e){
e!=1&&Tl==De.requestAnimationFrame||((Tl=De.requestAnimationFrame)||Ed)(Td)}function Lo(e){var t=Me,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),Me=t}function Es(e){
var t=Me;e.__c=e.__(),Me=t}function Ps(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!xs(n,e[o])})}function Ol(e,t){return typeof t=="function"?
t(e):t}var Cs=new Map;function mr(e,t){return{get(){try{return e().getItem(t)}catch{return Cs.get(t)??null}},set(n){n===null?Cs.delete(t):Cs.set(t,n);try{n===null?e().
removeItem(t):e().setItem(t,n)}catch{}}}}var Gt=mr(()=>sessionStorage,"tsumugi.token"),As=mr(()=>localStorage,"tsumugi.theme"),Ls=mr(()=>localStorage,"tsumugi.l\\
anguage"),Rs=mr(()=>localStorage,"tsumugi.columns");var Fe=class extends Error{status;code;details;constructor(t,{code:n,message:o,details:r}){super(o),this.name="ApiFailure",this.status=t,this.code=n,this.details=
r}get issues(){return this.code==="invalid-request"&&Array.isArray(this.details)?this.details:[]}names(t){let{details:n}=this;if(typeof n!="object"||n===null)return[];
let o=n[t];return Array.isArray(o)?o.map(String):[]}},Pd={error:{code:"unreachable",message:"",details:null}};function Do(){return new Fe(0,Pd.error)}async function Il(e){
let t=await e.json().catch(()=>null);if(typeof t=="object"&&t!==null&&"error"in t)return new Fe(e.status,t.error);let n=e.status===404?"not-found":"unreachable";
return new Fe(e.status,{code:n,message:"",details:null})}var gr="tsumugi-signed-out";async function Ms(e,t={}){let{signal:n,body:o,headers:r}=t,s=Gt.get(),l=await fetch(\`/api/\${e}\`,{method:o===void 0?"GET":"POST",headers:{
...s===null?{}:{authorization:\`Bearer \${s}\`},...o===void 0?{}:{"content-type":"application/json"},...r},...o===void 0?{}:{body:JSON.stringify(o)},...n===void 0?
{}:{signal:n},credentials:"same-origin",cache:"no-store"}).catch(a=>{throw n?.aborted===!0?a:Do()});if(l.ok)return l;throw l.status===401&&dispatchEvent(new Event(
gr)),await Il(l)}async function ut(e,t={}){return await(await Ms(e,t)).json().catch(o=>{throw t.signal?.aborted===!0?o:Do()})}var hr=e=>\`jobs/\${encodeURIComponent(e)}\`,Bl=e=>\`bindings/\${encodeURIComponent(e)}\`,se={session:e=>ut("session",Cd(e)),diagnostics:e=>ut("diagnostics",{signal:e}),
bindings:e=>ut("bindings",{signal:e}),metrics:(e,t)=>ut(\`metrics?since=\${e}\`,{signal:t}),jobs:(e,t)=>ut(\`jobs?\${e}\`,{signal:t}),job:(e,t,n)=>ut(\`\${hr(e)}\${t?"?f\\
resh=1":""}\`,{signal:n}),explain:(e,t)=>ut(\`\${hr(e)}/explain\`,{signal:t}),act:(e,t)=>ut(\`\${hr(e)}/\${t}\`,{body:{}}),reschedule:(e,t)=>ut(\`\${hr(e)}/reschedule\`,{body:t}),
bulk:(e,t)=>ut(\`jobs/bulk-\${e}\`,{body:t}),enqueue:e=>ut("jobs",{body:e}),pause:(e,t)=>ut(\`\${Bl(e)}/\${t?"pause":"resume"}\`,{body:{}}),purge:e=>ut(\`\${Bl(e)}/purge\`,
{body:{confirm:e}})};function Cd(e){return e===void 0?{}:{signal:e}}function $l(e){return!document.hidden||e.aborted?Promise.resolve():new Promise(t=>{let n=()=>{document.hidden&&!e.aborted||(document.removeEventListener("visibi\\
litychange",n),t())};document.addEventListener("visibilitychange",n),e.addEventListener("abort",n,{once:!0})})}function jl(e,t){let n,o=()=>{clearTimeout(n),document.
hidden&&(n=setTimeout(t,e))};return document.addEventListener("visibilitychange",o),o(),()=>{clearTimeout(n),document.removeEventListener("visibilitychange",o)}}async function*ql(e){let t="",n=e.pipeThrough(new TextDecoderStream).getReader();try{for(;;){let{done:o,value:r}=await n.read();if(o)return;let s=(t+r).replaceAll(
\`\\r
\`,\`
\`).split(\`

\`);t=s.pop()??"";for(let l of s)yield Ad(l)}}finally{await n.cancel().catch(()=>{})}}function Ad(e){let t=e.split(\`
\`).map(o=>/^([^:]*)(?:: ?(.*))?$/.exec(o)??[]),n=o=>t.filter(r=>r[1]===o).map(r=>r[2]??"");return{event:n("event").at(-1)??(t.every(o=>o[1]==="")?"comment":"mes\\
sage"),data:n("data").join(\`
\`),id:n("id").at(-1)??""}}var Ld=1e4,Rd=1e3,Md=2e3,Dd=4,Nd=1e3,Fd=100,Hl=45e3,Od=2e4,yr=class{#t=new Set;#e=new AbortController;#n=new Set;#i=0;#o=null;#r="";constructor(t){this.#l(t)}close(){
this.#e.abort(),this.#o!==null&&clearTimeout(this.#o),this.#t.clear()}listen(t){return this.#t.add(t),()=>this.#t.delete(t)}async#l(t){let{signal:n}=this.#e;t("\\
connecting");let o=0;for(;!n.aborted;){let r=Date.now(),s=await this.#a(()=>t("streaming")).then(()=>!0,()=>!1);o=Date.now()-r<Md?o+1:0;let l=document.hidden||s&&
o<Dd;l||t("polling"),await this.#u(l?Rd:Ld),await $l(n),this.#s(null)}}async#a(t){let n=new AbortController,o=()=>n.abort();this.#e.signal.addEventListener("abo\\
rt",o);let r=setTimeout(o,Hl),s=jl(Od,o);try{let l=this.#r===""?{}:{"last-event-id":this.#r},{body:a}=await Ms("events",{signal:n.signal,headers:l});if(a===null)
throw Do();t();for await(let{event:c,data:f,id:m}of ql(a))clearTimeout(r),r=setTimeout(o,Hl),m!==""&&(this.#r=m),c==="jobs"?this.#s(JSON.parse(f).jobs.map(p=>p.
id)):c==="reset"&&this.#s(null)}finally{clearTimeout(r),s(),this.#e.signal.removeEventListener("abort",o),o()}}#s(t){if(t===null)this.#n=null;else for(let o of t)
this.#n?.add(o);let n=Math.max(Fd,this.#i+Nd-Date.now());this.#o??=setTimeout(()=>{let o=this.#n;this.#o=null,this.#i=Date.now(),this.#n=new Set;for(let r of this.#t)
r(o)},n)}#u(t){return new Promise(n=>{setTimeout(n,t),this.#e.signal.addEventListener("abort",()=>n(),{once:!0})})}};var Ns=["overview","jobs","enqueue","policies"];function Fs(e){let[t="",n=""]=e.replace(/^#\\/?/,"").split(/\\?(.*)/s),[o="",r=""]=t.split("/"),s=Ns.find(a=>a===o)??
"overview",l=s==="jobs"&&r!==""?Id(r):null;return{page:s,jobId:l,query:new URLSearchParams(n)}}function te(e,t={},n=null){let o=new URLSearchParams(t),r=new URLSearchParams(
[...o].filter(([,l])=>l!==""));return\`#/\${n===null?e:\`\${e}/\${encodeURIComponent(n)}\`}\${r.size===0?"":\`?\${r}\`}\`}function to(e){return te("jobs",{},e)}var Wl="#/j\\
obs";function Os(){return Wl}function Jl(e){Wl=te("jobs",e)}function ct(e,{replace:t=!1}={}){if(!t){location.hash=e;return}history.replaceState(history.state,"",
e),dispatchEvent(new HashChangeEvent("hashchange"))}var zl=!1,Ds=!1;function br(){return zl}function Is(){Ds=!0}function Ul(){let{isShown:e}=Object(history.state);
zl=e===!0||Ds,Ds=!1,e!==!0&&history.replaceState({isShown:!0},"")}function Gl(){let[e,t]=D(location.hash);return oe(()=>{let n=()=>{Ul(),t(location.hash)};return Ul(),
addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},[]),Fs(e)}function Id(e){try{return decodeURIComponent(e)}catch{return e}}var Vl=[["day",864e5],["hour",36e5],["minute",6e4],["second",1e3]],Kl=new Map;function Ql(e){let t=Kl.get(e);if(t!==void 0)return t;let n=Bd(e);return Kl.set(e,
n),n}function Bd(e){let t=new Intl.NumberFormat(e),n=new Intl.NumberFormat(e,{style:"percent"}),o=Yl(e,{}),r=Yl(e,{timeZoneName:"short"}),s=a=>{let c=new Intl.RelativeTimeFormat(
e,{numeric:"always",style:a});return(f,m)=>{let p=f-m,[b,h]=Vl.find(([,w])=>Math.abs(p)>=w)??["second",1e3],v=Math.trunc(p/h);return c.format(v===0&&p<0?-0:v,b)}},
l=(a,c)=>new Intl.NumberFormat(e,{style:"unit",unit:c,unitDisplay:e==="en"?"narrow":"short",maximumFractionDigits:a<10&&c!=="millisecond"?1:0}).format(a);return{
number:a=>t.format(a),percent:a=>n.format(a),time:a=>o.format(a),timeInZone:a=>r.format(a),duration(a){let[c,f]=Vl.find(([,m])=>a>=m)??["millisecond",1];return l(
a/f,c)},relative:s("short"),relativeInWords:s("long")}}function Yl(e,t){return new Intl.DateTimeFormat(e,{year:"numeric",month:"short",day:"numeric",hour:"2-dig\\
it",minute:"2-digit",second:"2-digit",hourCycle:"h23",...t})}var $d={SCHEDULED:"Scheduled",QUEUED:"Queued",RUNNING:"Running",COMPLETED:"Completed",FAILED:"Failed",CANCELLED:"Cancelled",STALLED:"Stalled"},jd={"invalid-requ\\
est":"The API does not accept this request.",unauthorized:"The token is not accepted.","read-only":"You may look, but not act: your token is read-only.","cross-\\
site":"A page of another site cannot act here.","payload-hidden":"Payloads are hidden from your token, so their fields cannot be searched.","not-found":"There i\\
s nothing here. Is the API on, and its secret set?","method-not-allowed":"The API does not take this kind of call.","invalid-state":"Not possible in the job’s s\\
tate.",gone:"The job is gone: it never existed, or is past its retention.","payload-too-large":"The payload is larger than 1 MiB. Store it elsewhere, and enqueu\\
e where it is.","unsupported-media-type":"The API takes JSON only.",internal:"The Worker made a mistake. Its log says more.","not-configured":"The config does n\\
ot ask for this.","bindings-missing":"The Worker lacks bindings.","migrations-missing":"The migrations of the read model have not been applied.","read-model-una\\
vailable":"D1 did not answer. Jobs go on; only lists are missing. Try again in a moment.","shard-unavailable":"A shard did not answer. Try again in a moment.","\\
auth-unavailable":"Cloudflare Access could not be asked for its keys. Try again in a moment.",unreachable:"The Worker did not answer. Is it running, and are you\\
 online?"},Bs=e=>e==="1"?"1 job":\`\${e} jobs\`,Zl={states:$d,errors:jd,frame:{skip:"Skip to the content",pages:"Pages",overview:"Overview",jobs:"Jobs",enqueue:"En\\
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
en as before.",type:e=>\`Type \${e} to confirm\`,yes:e=>\`Cancel \${Bs(e)}\`,cancelled:e=>\`\${e} cancelled.\`,remaining:"Jobs still wait: new ones have come, or it was \\
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
clearSelection:"Clear selection",retry:"Retry",cancel:"Cancel",allMatching:"All that match",stop:"Stop",bulkAsk:{retry:e=>\`Retry \${Bs(e)}? Each gets a fresh rou\\
nd of attempts, due at once.\`,cancel:e=>\`Cancel \${Bs(e)}? Those that are already queued or running go on.\`},done:e=>\`\${e} done\`,isDone:"done",notDone:e=>\`\${e} n\\
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
Queue"}}};var Xl={states:{SCHEDULED:"予定",QUEUED:"送信済み",RUNNING:"実行中",COMPLETED:"完了",FAILED:"失敗",CANCELLED:"取り消し",STALLED:"応答なし"},
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
index:"検索できる項目",queue:"キュー"}}};var qd={en:Zl,ja:Xl},$s=fr(ta("en"));function C(){return pr($s)}function ea(){let[e,t]=D(Hd);oe(()=>{document.documentElement.lang=e},[e]);let n=()=>{let o=e===
"en"?"ja":"en";Ls.set(o),t(o)};return[ta(e),n]}function ta(e){return{language:e,texts:qd[e],format:Ql(e)}}function Hd(){return(Ls.get()??navigator.language).toLowerCase().
startsWith("ja")?"ja":"en"}var Ud=Symbol.for("pv"),Wd=0;function i(e,t,n,o,r,s){t||(t={});var l,a,c=t;if("ref"in c&&typeof e!="function")for(a in c={},t)a=="ref"?l=t[a]:c[a]=t[a];var f={type:e,props:c,key:n,ref:l,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:Ud,__v:--Wd,__i:-1,__u:0};return(r||s)&&(f.__source=r,f.__self=s),he.vnode&&he.vnode(f),f}function no({size:e}){return i("svg",{width:e,height:e,viewBox:"0 0 24 24",fill:"none",stroke:"currentColor","stroke-width":"1.4","stroke-linecap":"round","aria\\
-hidden":"true",children:[i("circle",{cx:"11",cy:"11",r:"8.5"}),i("path",{d:"M3.6 7.2C8 6.4 13.5 9 16.6 17.4M6.4 3.9c5.6 0 11 4 13 9.3M2.6 11.6c4 .2 7.6 3 9.2 7\\
.8"}),i("path",{d:"M11 19.5h12"})]})}function Ct({title:e,lead:t,children:n}){return i("section",{class:"notice",children:[i(no,{size:40}),i("h2",{children:e}),t!==void 0&&i("p",{children:t}),n]})}
function At(){let{texts:e}=C();return i("div",{class:"bones",role:"status",children:[i("span",{class:"hidden",children:e.notice.loading}),Array.from({length:8},
(t,n)=>i("i",{},n))]})}function ot({error:e,again:t,isBeside:n=!1}){let{texts:o}=C(),r=rt(),{notice:s}=o,l=i("div",{class:"row",children:i("button",{class:"butt\\
on",onClick:t,children:s.again})});if(n)return i("section",{class:"banner bad aside",role:"alert",children:[i("span",{children:r(e)}),i("button",{class:"button \\
plain",onClick:t,children:s.again})]});if(!(e instanceof Fe))return i(Ct,{title:s.failed,children:l});switch(e.code){case"gone":return i(Ct,{title:s.gone,lead:s.
goneLead,children:i("div",{class:"row",children:i("a",{class:"button",href:te("jobs"),children:s.backToJobs})})});case"bindings-missing":return i(Ct,{title:s.unavailable,
lead:s.unavailableLead,children:[e.names("missing_bindings").map(a=>i("p",{children:s.missingBinding(a)},a)),i("pre",{children:["npx tsumugi generate",\`
\`,"npx wrangler deploy"]}),l]});case"migrations-missing":return i(Ct,{title:s.unavailable,lead:s.unavailableLead,children:[i("p",{children:s.missingMigration}),
i("pre",{children:["npx wrangler d1 migrations apply TSUMUGI_DB ",Jd()?"--local":"--remote"]}),l]});default:return i(Ct,{title:s.failed,lead:na(e,o),children:l})}}
function Jd(){return/^(localhost|127\\.0\\.0\\.1|\\[::1\\])$/.test(location.hostname)}function rt(){let{texts:e}=C();return t=>t instanceof Fe?na(t,e):e.notice.failed}
function na(e,{errors:t,enqueue:n}){let o=e.issues.map(({path:l,expected:a,got:c})=>\`\${l}: \${n.expectedGot(a,c)}\`),r=e.names("unreachable").join(", ");return[t[e.
code]??e.message,...o,...r===""?[]:[\`(\${r})\`]].join(" ")}var js=fr(null);function yt(){let e=pr(js);if(e===null)throw new Error("nobody is signed in");return e}function dn(e,t=0){let{feed:n}=yt(),o=me(e);o.current=e,oe(
()=>{let r=!1,s=0,l,a=m=>{r=document.hidden,clearTimeout(l);let p=s+t-Date.now();if(!r){if(p>0){l=setTimeout(a,p,null);return}s=Date.now(),o.current(m)}},c=()=>{
r&&a(null)},f=n.listen(a);return document.addEventListener("visibilitychange",c),()=>{f(),clearTimeout(l),document.removeEventListener("visibilitychange",c)}},[
n,t])}function Ke(e,t,n=null){let[o,r]=D({key:n===null?null:e,value:n,error:null}),[s,l]=D(0),a=me(t);a.current=t;let c=me("nothing");oe(()=>{if(e===null)return;let h=new AbortController;
c.current="an answer";let v=w=>{if(h.signal.aborted)return;let x=c.current==="an answer, then another";c.current="nothing",r(w),x&&l(E=>E+1)};return a.current(h.
signal).then(w=>v(()=>({key:e,value:w,error:null})),w=>v(x=>({key:e,value:x.key===e?x.value:null,error:w}))),()=>h.abort()},[e,s]);let f=Fl(()=>{c.current==="no\\
thing"?l(h=>h+1):c.current="an answer, then another"},[]),{value:m,error:p}=o,b=o.key!==e;return{value:m,error:b?null:p,stale:b,reload:f}}function oa({answer:e}){let{texts:t}=C(),{id:n,deduplicated:o}=e;return i("p",{class:\`banner \${o?"warn":"good"}\`,role:"status",children:[o?t.enqueue.deduplicated:
t.enqueue.accepted," ",i("a",{class:"mono",href:to(n),children:n})]})}function No(e,t){let n=_r(e,t);if(n===null||n.anyOf!==void 0||n.oneOf!==void 0||n.allOf!==void 0)return oo;if(n.const!==void 0)return{kind:"choice",values:[n.const]};
if(n.enum!==void 0)return{kind:"choice",values:n.enum};let o=typeof n.type=="string"?[n.type]:n.type??[],[r,...s]=o.filter(l=>l!=="null");if(s.length>0)return oo;
switch(r){case"string":return{kind:"text",long:!(n.format!==void 0||(n.maxLength??1/0)<=200)&&n.pattern===void 0};case"integer":case"number":return{kind:"number"};case"\\
boolean":return{kind:"choice",values:[!0,!1]};case"object":return n.properties===void 0?oo:{kind:"object",fields:Object.entries(n.properties).map(([a,c])=>({name:a,
schema:c,required:n.required?.includes(a)===!0}))};case"array":return n.items===void 0||n.prefixItems!==void 0?oo:{kind:"list",items:n.items};default:return oo}}
var oo={kind:"json"};function Fo(e,t,n=0){let o=_r(e,t);if(o===null)return;if(o.default!==void 0)return o.default;if(o.const!==void 0)return o.const;let r=No(o,
t);if(r.kind==="list")return[];if(r.kind!=="object"||n>8)return;let s=r.fields.flatMap(({name:l,schema:a,required:c})=>{let f=c||zd(a)?Fo(a,t,n+1):void 0;return f===
void 0?[]:[[l,f]]});return Object.fromEntries(s)}function zd(e){return typeof e=="object"&&e.default!==void 0}function ra(e,t){return _r(e,t)?.description??null}
function _r(e,t,n=16){if(typeof e=="boolean")return null;if(e.$ref===void 0)return e;let o=e.$ref.replace(/^#\\/?/,"").split("/").filter(r=>r!=="").reduce((r,s)=>typeof r==
"object"&&r!==null?r[s.replaceAll("~1","/").replaceAll("~0","~")]:void 0,t);return typeof o!="object"||o===null||n===0?null:_r(o,t,n-1)}function sa({items:e,path:t,root:n,value:o,onChange:r,issues:s}){let{texts:l,format:a}=C(),c=Array.isArray(o)?o:[];return i(Y,{children:[c.map((f,m)=>i("div",{class:"\\
item",children:[i(Oo,{path:\`\${t}[\${m}]\`,label:a.number(m+1),schema:e,root:n,required:!0,value:f,issues:s,onChange:p=>r(c.with(m,p))}),i("button",{type:"button",
class:"button plain","aria-label":\`\${l.enqueue.remove}: \${t}[\${m}]\`,onClick:()=>r(c.toSpliced(m,1)),children:l.enqueue.remove})]},m)),i("button",{type:"button",
class:"button",onClick:()=>r([...c,Fo(e,n)??""]),children:l.enqueue.add})]})}function vr({id:e,value:t,onChange:n,onGood:o,...r}){let{texts:s}=C(),[l,a]=D(t===void 0?"":JSON.stringify(t,null,2)),[c,f]=D(null),m=p=>{a(p);try{n(p.trim()===
""?void 0:JSON.parse(p)),f(null),o?.(!0)}catch(b){f(b instanceof Error?b.message:String(b)),o?.(!1)}};return i(Y,{children:[i("textarea",{id:e,...r,spellcheck:!1,
value:l,onInput:p=>m(p.currentTarget.value)}),c!==null&&i("span",{class:"issue",role:"status",children:s.enqueue.badJson(c)})]})}var Gd=/text|body|message|content|description|comment|note|html|markdown/i;function ia({kind:e,...t}){let{texts:n}=C(),{path:o,required:r,value:s,onChange:l,issues:a}=t,
c={id:o,"aria-invalid":a.has(o),...a.has(o)?{"aria-describedby":qs(o)}:{}},f=s==null?"":String(s);switch(e.kind){case"json":return i(vr,{...c,value:s,onChange:l});case"\\
text":{let m=p=>l(p===""&&!r?void 0:p);return e.long&&Gd.test(t.label)?i("textarea",{...c,class:"short",value:f,onInput:p=>m(p.currentTarget.value)}):i("input",
{...c,value:f,onInput:p=>m(p.currentTarget.value)})}case"number":return i("input",{...c,inputMode:"decimal",value:f,onInput:m=>l(Vd(m.currentTarget.value))});case"\\
choice":{let m=e.values.findIndex(p=>JSON.stringify(p)===JSON.stringify(s));return i("select",{...c,value:String(m),onChange:p=>l(e.values[Number(p.currentTarget.
value)]),children:[i("option",{value:"-1",children:n.enqueue.unset}),e.values.map((p,b)=>i("option",{value:String(b),children:Kd(p,n.enqueue)},b))]})}}}function Vd(e){
if(e.trim()==="")return;let t=Number(e);return Number.isFinite(t)&&!e.endsWith(".")?t:e}function Kd(e,t){return e===!0?t.yes:e===!1?t.no:e===null?t.null:typeof e==
"string"?e:JSON.stringify(e)}function qs(e){return\`\${e.replaceAll(/\\s/g,"_")}-issue\`}function Oo(e){let{texts:t}=C(),{path:n,label:o,schema:r,root:s,required:l,issues:a}=e,c=No(r,s),f=ra(r,s),m=a.get(n),p=i(Y,{children:[o,!l&&i("span",{class:"fa\\
int",children:[" ",t.enqueue.optional]})]}),b=i(Y,{children:[f!==null&&i("span",{class:"faint",children:f}),m!==void 0&&i("span",{class:"issue",id:qs(n),children:m})]});
return c.kind==="object"||c.kind==="list"?i("fieldset",{children:[i("legend",{children:p}),b,c.kind==="object"?i(Yd,{...e,kind:c}):i(sa,{...e,items:c.items})]}):
i("div",{class:"field",children:[i("label",{for:n,children:p}),i(ia,{...e,kind:c}),b]})}function Yd({kind:e,...t}){let{path:n,root:o,value:r,onChange:s,issues:l}=t,
a=Qd(r)?r:{};return i(Y,{children:e.fields.map(({name:c,schema:f,required:m})=>i(Oo,{path:\`\${n}.\${c}\`,label:c,schema:f,root:o,required:m,value:a[c],issues:l,onChange:p=>{
let{[c]:b,...h}=a,v=p===void 0?h:{...a,[c]:p};s(Object.keys(v).length===0&&!t.required?void 0:v)}},c))})}function Qd(e){return typeof e=="object"&&e!==null&&!Array.
isArray(e)}function Cn({label:e,value:t,onChange:n}){return i("label",{class:"time",children:[i("span",{children:e}),i("input",{type:"datetime-local",value:Zd(t),onChange:o=>{
let r=new Date(o.currentTarget.value).getTime();n(Number.isNaN(r)?"":String(r))}})]})}function Zd(e){let t=Number(e);if(e===""||!Number.isFinite(t))return"";let n=new Date(
t-new Date(t).getTimezoneOffset()*6e4);return Number.isNaN(n.getTime())?"":n.toISOString().slice(0,16)}var Hs=["priority","delayMs","maxAttempts","timeoutMs"],Us=["concurrencyKey","uniqueKey","partitionKey"];function la(e,t){let n=[...Hs,"runAt"].flatMap(s=>{let l=e[s]?.
trim()??"";return l===""?[]:[[s,Number(l)]]}),o=Us.flatMap(s=>{let{kind:l}=t.keys[s],a=e[s]??"";return a===""||l==="derived"||l==="forbidden"?[]:[[s,a]]}),{guarantee:r=""}=e;
return{...Object.fromEntries(n),...Object.fromEntries(o),...r===""?{}:{guarantee:r}}}function aa(e){let{texts:t}=C(),{policy:n,options:o,onChange:r}=e,{keys:s}=n,l=Us.filter(c=>s[c].kind!=="forbidden"),a=l.filter(c=>s[c].kind==="required");return i(
Y,{children:[a.map(c=>i(Ws,{name:c,...e},c)),i("details",{class:"options",children:[i("summary",{children:t.enqueue.options}),i("div",{class:"grid",children:[l.
map(c=>{let f=s[c];return f.kind==="required"?null:f.kind!=="derived"?i(Ws,{name:c,...e},c):i("div",{class:"field",children:[i("span",{children:t.enqueue.option[c]}),
i("span",{class:"faint",children:t.enqueue.derived(f.template)})]},c)}),Hs.map(c=>i(Ws,{name:c,...e},c)),i(Cn,{label:t.enqueue.option.runAt,value:o.runAt??"",onChange:c=>r(
"runAt",c)}),i("div",{class:"field",children:[i("label",{for:"guarantee",children:t.enqueue.option.guarantee}),i("select",{id:"guarantee",value:o.guarantee??"",
onChange:c=>r("guarantee",c.currentTarget.value),children:[i("option",{value:"",children:n.guarantee}),["at-least-once","at-most-once"].filter(c=>c!==n.guarantee).
map(c=>i("option",{children:c},c))]})]})]})]})]})}function Ws({name:e,policy:t,options:n,onChange:o,issues:r}){let{texts:s}=C(),l=e==="maxAttempts"||e==="timeou\\
tMs"?String(t[e]):"",a=r.get(e);return i("div",{class:"field",children:[i("label",{for:e,children:s.enqueue.option[e]}),i("input",{id:e,value:n[e]??"",placeholder:l,
"aria-invalid":a!==void 0,...e.endsWith("Key")?{}:{inputMode:"numeric"},onInput:c=>o(e,c.currentTarget.value)}),a!==void 0&&i("span",{class:"issue",children:a})]})}function ua({info:e,copied:t}){let{texts:n}=C(),o=rt(),r=e.payload_schema??!0,s=No(r,r).kind==="object",[l,a]=D(!s),[c,f]=D(!0),[m,p]=D(t??Fo(r,r)??{}),[b,h]=D(
{}),[v,w]=D(!1),[x,E]=D(null),[k,M]=D(null),P=k instanceof Fe?k.issues:[],K=new Map(P.map(({path:j,expected:U,got:X})=>[j,n.enqueue.expectedGot(U,X)])),I=async()=>{
w(!0),E(null),M(null);try{let j={binding:e.name,payload:m,...la(b,e.policy)};E(await se.enqueue(j))}catch(j){M(j)}w(!1)};return i("form",{class:"enqueue",onSubmit:j=>{
j.preventDefault(),I()},children:[i("div",{class:"title",children:[i("h2",{children:n.enqueue.payload}),s?i("div",{class:"segments row",role:"group","aria-label":n.
enqueue.payload,children:[!1,!0].map(j=>i("button",{type:"button",class:"button","aria-pressed":l===j,disabled:!c,onClick:()=>a(j),children:j?n.enqueue.json:n.enqueue.
form},String(j)))}):e.payload_schema===null&&i("span",{class:"faint",children:n.enqueue.anyPayload})]}),l?i("div",{class:"field",children:[i("label",{class:"hid\\
den",for:"payload",children:n.enqueue.payload}),i(vr,{id:"payload",value:m,onChange:p,onGood:f})]}):i(Oo,{path:"payload",label:e.name,schema:r,root:r,required:!0,
value:m,onChange:p,issues:K}),i(aa,{policy:e.policy,options:b,onChange:(j,U)=>h({...b,[j]:U}),issues:K}),k!==null&&i("div",{class:"banner bad",role:"alert",children:[
i("span",{children:P.length>0?n.enqueue.issues:o(k)}),P.length>0&&i("ul",{class:"failures",children:[...K].map(([j,U])=>i("li",{children:[i("code",{children:j}),
" ",U]},j))})]}),x!==null&&i(oa,{answer:x}),i("div",{class:"row",children:i("button",{class:"button primary",disabled:v||!c,children:v?n.enqueue.sending:n.enqueue.
submit})})]})}function ca({query:e}){let{texts:t}=C(),{who:n}=yt(),o=Ke("bindings",se.bindings),r=e.get("copy"),s=Ke(r,f=>se.job(r??"",!1,f));if(n.read_only)return i(Ct,{title:t.
enqueue.title,lead:t.enqueue.readOnly});let l=o.error??s.error;if(l!==null)return i(ot,{error:l,again:()=>{o.reload(),s.reload()}});if(o.value===null||r!==null&&
s.value===null)return i(At,{});let a=o.value.bindings.filter(({draining:f})=>!f),c=a.find(({name:f})=>f===e.get("binding"))??a[0];return c===void 0?null:i("div",
{class:"narrow",children:[i("div",{class:"title",children:i("h1",{children:t.enqueue.title})}),i("div",{class:"field",children:[i("label",{for:"binding",children:t.
enqueue.binding}),i("select",{id:"binding",value:c.name,onChange:f=>ct(te("enqueue",{binding:f.currentTarget.value}),{replace:!0}),children:a.map(({name:f})=>i(
"option",{children:f},f))}),c.description!==null&&i("span",{class:"faint",children:c.description})]}),i(ua,{info:c,copied:s.value?.job.payload},\`\${c.name} \${r??
""}\`)]})}var bt=["SCHEDULED","QUEUED","RUNNING","COMPLETED","FAILED","CANCELLED","STALLED"];function da(e){return e==="COMPLETED"||e==="CANCELLED"||e==="FAILED"||e==="STALLED"}var Xd=2e3;function wr({text:e,what:t}){let{texts:n}=C(),{copy:o}=n,[r,s]=D(null);oe(()=>{if(r===null)return;let a=setTimeout(s,Xd,null);return()=>clearTimeout(
a)},[r]);let l=()=>{Promise.resolve().then(()=>navigator.clipboard.writeText(e())).then(()=>s("copied"),()=>s("notCopied"))};return i(Y,{children:[i("button",{class:"\\
button plain copy","aria-label":o.of(t),title:o.of(t),onClick:l,children:r===null?o.do:o[r]}),i("span",{class:"hidden",role:"status",children:r!==null&&o[r]})]})}var ef={SCHEDULED:"M5 1a4 4 0 1 0 .01 0M5 3v2l1.6 1",QUEUED:"M1 5h7M5.5 2.2 8.4 5 5.5 7.8",RUNNING:"M8.8 5A3.8 3.8 0 1 1 5 1.2a2.6 2.6 0 1 1-2 4.4",COMPLETED:"M\\
1.4 5.4 4 8l4.6-6",FAILED:"M2 2l6 6M8 2 2 8",CANCELLED:"M1.6 5h6.8",STALLED:"M3.2 2v6M6.8 2v6"};function Io({state:e}){return i("svg",{viewBox:"0 0 10 10","aria\\
-hidden":"true",children:i("path",{d:ef[e]})})}function ro({state:e,word:t}){let{texts:n}=C();return i("span",{class:\`state \${e}\`,children:[i(Io,{state:e}),t??n.
states[e]]})}function dt({off:e,onClick:t,label:n,primary:o,children:r}){return i("button",{type:"button",class:o===!0?"button primary":"button","aria-disabled":e,...n===void 0?
{}:{"aria-label":n},onClick:()=>{e||t()},children:r})}function An({title:e,onClose:t,children:n}){let o=me(null);return cn(()=>{let r=o.current,s=document.activeElement;return r?.showModal(),()=>{r?.close(),s instanceof
HTMLElement&&s.focus()}},[]),i("dialog",{ref:o,"aria-labelledby":"dialog-title",onCancel:r=>{r.preventDefault(),t()},onClose:()=>{o.current?.isConnected===!0&&t()},
onClick:r=>{r.target===o.current&&t()},children:[i("h2",{id:"dialog-title",children:e}),n]})}function so({question:e,action:t,onYes:n,onClose:o}){let{texts:r}=C();
return i(An,{title:e,onClose:o,children:i("div",{class:"row",children:[i("button",{class:"button",onClick:o,children:r.job.keep}),i("button",{class:"button prim\\
ary",onClick:()=>{o(),n()},children:t})]})})}function fa({onChosen:e,onClose:t}){let{texts:n}=C(),[o,r]=D("10"),[s,l]=D(""),a=c=>{t(),e(c)};return i(An,{title:n.job.rescheduleTitle,onClose:t,children:i("fo\\
rm",{class:"reschedule",onSubmit:c=>{c.preventDefault(),a(s===""?{delayMs:Math.round(Number(o)*6e4)}:{runAt:Number(s)})},children:[i("label",{children:[i("span",
{children:n.job.inMinutes}),i("input",{type:"number",min:"0",step:"any",required:s==="",disabled:s!=="",value:o,onInput:c=>r(c.currentTarget.value)})]}),i(Cn,{label:n.
job.at,value:s,onChange:l}),i("div",{class:"row",children:[i("button",{type:"button",class:"button",onClick:t,children:n.job.keep}),i("button",{type:"button",class:"\\
button",onClick:()=>a({delayMs:0}),children:n.job.now}),i("button",{class:"button primary",children:n.job.reschedule})]})]})})}function pa({job:e,onChanged:t}){let{texts:n}=C(),{who:o}=yt(),r=rt(),[s,l]=D(null),[a,c]=D(!1),[f,m]=D(null),p=me(null);if(cn(()=>{f!==null&&document.activeElement===
document.body&&p.current?.focus()},[f,e.state]),o.read_only)return null;let b=async(w,x)=>{c(!0);try{await x(),m({good:!0,text:n.job.done[w]})}catch(E){let M=E instanceof
Fe&&E.code==="invalid-state"?n.job.refused(tf(E,n.states)):r(E);m({good:!1,text:M})}c(!1),t()},h=()=>l(null),v=e.state==="SCHEDULED";return i(Y,{children:[i("di\\
v",{class:"row",children:[e.retryable&&i(dt,{primary:!0,off:a,onClick:()=>{b("retry",()=>se.act(e.id,"retry"))},children:n.job.retry}),v&&i(Y,{children:[i(dt,{off:a,
onClick:()=>l("reschedule"),children:n.job.reschedule}),i(dt,{off:a,onClick:()=>l("cancel"),children:n.job.cancel})]}),!e.payload_hidden&&i("a",{class:"button",
href:te("enqueue",{binding:e.binding,copy:e.id}),children:n.job.copy})]}),f!==null&&i("p",{ref:p,tabIndex:-1,class:\`banner outcome \${f.good?"good":"bad"}\`,role:"\\
status",children:f.text}),s==="cancel"&&i(so,{question:n.job.cancelAsk,action:n.job.cancel,onYes:()=>{b("cancel",()=>se.act(e.id,"cancel"))},onClose:h}),s==="re\\
schedule"&&i(fa,{onChosen:w=>{b("reschedule",()=>se.reschedule(e.id,w))},onClose:h})]})}function tf({details:e},t){let{state:n}=e??{};return t[String(n)]??String(
n)}var Js=new Set;setInterval(()=>{if(document.hidden)return;let e=Date.now();for(let t of Js)t(e)},1e3);function io(){let[e,t]=D(Date.now);return oe(()=>(Js.add(t),
()=>{Js.delete(t)}),[]),e}var nf=3e3;function ma({job:e}){let t=C(),{texts:n}=t,o=io(),r=e.state==="SCHEDULED",s=Ke(r?e.id:null,a=>se.explain(e.id,a));if(dn(()=>{r&&s.reload()},nf),e.state===
"STALLED")return i("p",{class:"banner warn",children:n.job.explain.stalled});if(!r||s.value===null)return null;let l=of(s.value,t,o);return l===null?null:i("p",
{class:"banner",children:[i("b",{children:n.job.explain.title})," ",l]})}function of({reason:e,earliest_at:t,in_flight:n,limit:o,ahead:r,or_more:s},{texts:l,format:a},c){
let{explain:f}=l.job,m=b=>a.number(b??0),p=t===null?"–":a.relativeInWords(t,c);switch(e){case"not-waiting":return null;case"paused":return f.paused;case"due-l\\
ater":case"queue":case"rate":return f[e](p);case"key":case"concurrency":return f[e](m(n),m(o));case"behind":return r===0?f.next:f.behind(\`\${m(r)}\${s?"+":""}\`)}}function Sr({at:e}){let{format:t}=C(),n=io();return e===null?i("span",{class:"faint",children:"–"}):i("time",{dateTime:new Date(e).toISOString(),title:t.timeInZone(
e),children:t.relative(e,n)})}var rf=["concurrency_key","unique_key","partition_key"],sf=["created_at","run_after","dispatched_at","updated_at"];function ga({job:e}){let{texts:t,format:n}=C(),
{fact:o}=t.job,r=t.jobs.ofMax(n.number(e.attempts),n.number(e.max_attempts));return i("section",{class:"panel",children:[i("h2",{children:t.job.facts}),i("dl",{
class:"facts",children:[i(lo,{name:o.binding,children:i("a",{href:te("jobs",{binding:e.binding}),children:e.binding})}),i(lo,{name:o.attempts,children:r}),i(lo,
{name:o.priority,children:n.number(e.priority)}),i(lo,{name:o.guarantee,children:e.guarantee}),rf.map(s=>{let l=e[s];return l===null?null:i(lo,{name:o[s],children:s===
"partition_key"?i("span",{class:"mono",children:l}):i("a",{class:"mono",href:te("jobs",{[s]:l}),children:l})},s)}),sf.map(s=>i(lo,{name:o[s],children:i(Sr,{at:e[s]})},
s))]})]})}function lo({name:e,children:t}){return i(Y,{children:[i("dt",{children:e}),i("dd",{children:t})]})}var ha=100,zs=4e3;function ya({value:e,openTo:t}){return i("div",{class:"json mono",children:i(ba,{name:null,value:e,depth:0,openTo:t})})}function ba({name:e,value:t,
depth:n,openTo:o}){let{texts:r,format:s}=C(),[l,a]=D(n<o),[c,f]=D(ha),m=e===null?null:i("span",{class:"member",children:[e,": "]});if(typeof t!="object"||t===null)
return i("div",{class:"leaf",children:[m,i(lf,{value:t})]});let p=Array.isArray(t),b=p?t.map(v=>[null,v]):Object.entries(t);if(b.length===0)return i("div",{class:"\\
leaf",children:[m,p?"[]":"{}"]});let h=s.number(b.length);return i("div",{children:[i("button",{class:"fold","aria-expanded":l,onClick:()=>a(!l),children:[m,i("\\
span",{class:"faint",children:p?r.job.items(h):r.job.fields(h)})]}),l&&i("div",{class:"members",children:[b.slice(0,c).map(([v,w],x)=>i(ba,{name:v,value:w,depth:n+
1,openTo:o},v??x)),b.length>c&&i("button",{class:"fold",onClick:()=>f(c+ha),children:r.job.more(s.number(b.length-c))})]})]})}function lf({value:e}){let{texts:t,
format:n}=C(),[o,r]=D(!1),s=JSON.stringify(e);return s.length<=zs||o?i("span",{class:typeof e,children:s}):i("span",{class:"string",children:[s.slice(0,zs),"…",
" ",i("button",{class:"fold",onClick:()=>r(!0),children:t.job.more(n.number(s.length-zs))})]})}var af=2,Gs=99;function Vs({title:e,value:t,instead:n}){let{texts:o}=C(),[r,s]=D(af);return i("section",{class:"panel",children:[i("div",{class:"title",children:[
i("h2",{children:e}),n===null&&i("div",{class:"row",children:[typeof t=="object"&&t!==null&&i("button",{class:"button plain",onClick:()=>s(r===Gs?1:Gs),children:r===
Gs?o.job.collapseAll:o.job.expandAll}),i(wr,{text:()=>JSON.stringify(t,null,2),what:e})]})]}),n===null?i(ya,{value:t,openTo:r},r):i("p",{class:"soft",children:n})]})}function _a(e,t){let n=e.attempts_log.toReversed(),o=e.state==="QUEUED"||e.state==="RUNNING"||e.state==="SCHEDULED",s=(n[0]?.attempt??1)>1?n[0]?.started_at??e.created_at:
e.created_at,l=[],a=s;for(let[f,{attempt:m,state:p,started_at:b,finished_at:h,error:v}]of n.entries()){let w=f===n.length-1&&!o,x=b??h,E=w?e.dispatched_at??x:x,
k=E<a||E>x?x:E;l.push({attempt:m,state:p,segments:va([{kind:"waiting",from:a,to:k},{kind:"queued",from:k,to:x},{kind:"running",from:x,to:h}]),ranMs:b===null?null:
h-b,error:v}),a=h}o&&l.push(uf(e,a,t));let c=Math.max(s+1,...l.flatMap(({segments:f})=>f.map(m=>m.to)));return{from:s,to:c,rows:l}}function uf(e,t,n){let o=(e.attempts_log[0]?.
attempt??0)+1,r=e.state!=="SCHEDULED"&&e.dispatched_at!==null,s=r?e.dispatched_at??n:Math.max(n,e.run_after),l=[{kind:"waiting",from:t,to:s},...r?[{kind:e.state===
"RUNNING"?"running":"queued",from:s,to:n}]:[]],a=e.state==="RUNNING"?Math.max(0,n-s):null;return{attempt:o,state:e.state,segments:va(l),ranMs:a,error:null}}function va(e){
return e.filter(({from:t,to:n})=>n>t)}var cf=["waiting","queued","running"];function wa({job:e}){let{texts:t,format:n}=C(),o=_a(e,io()),{rows:r,from:s,to:l}=o;return i("section",{class:"timeline",children:[
i("div",{class:"title",children:[i("h2",{children:t.job.timeline}),i("ul",{class:"legend",children:[cf.map(a=>i("li",{children:[i("i",{class:\`segment \${a}\`}),t.
job.segments[a]]},a)),i("li",{class:"faint",children:[t.job.timelineNote," ",r.length>1&&t.job.queuedNote]})]})]}),r.length===0&&i("p",{class:"soft",children:t.
job.noAttempts}),i("ol",{children:r.map(a=>i(df,{row:a,timeline:o},a.attempt))}),r.length>0&&i("div",{class:"scale faint",children:[i("span",{children:n.time(s)}),
i("span",{children:n.duration(l-s)}),i("span",{children:n.time(l)})]})]})}function df({row:e,timeline:t}){let{texts:n,format:o}=C(),{attempt:r,state:s,segments:l,
ranMs:a,error:c}=e,f=s==="SCHEDULED"&&c!==null,m=f?"FAILED":s,p=h=>\`\${h/(t.to-t.from)*100}%\`,b=l.map(({kind:h,from:v,to:w})=>\`\${n.job.segments[h]} \${o.duration(
w-v)}\`);return i("li",{class:"attempt",children:[i("span",{class:"which",children:n.job.attempt(o.number(r))}),i(ro,{state:m,...f?{word:n.job.retried}:{}}),i("s\\
pan",{class:"track",role:"img","aria-label":b.join(", "),title:b.join(\`
\`),children:l.map(({kind:h,from:v,to:w})=>i("i",{class:\`segment \${h} \${h==="running"?m:""}\`,style:{left:p(v-t.from),width:p(w-v)}},h))}),i("span",{class:"ran so\\
ft",children:a===null?s==="SCHEDULED"||s==="QUEUED"?"":n.job.never:n.job.ran(o.duration(a))}),c!==null&&i("pre",{class:"error",children:c})]})}function Sa({id:e}){let{texts:t,format:n}=C(),o=Ke(e,a=>ff(e,a));if(dn(a=>{(a===null||a.has(e))&&o.reload()}),o.value===null)return i(Y,{children:[i("div",{class:"\\
title job-title",children:[i("a",{class:"soft",href:Os(),onClick:Is,children:t.job.back}),i("h1",{class:"mono",children:e})]}),o.error===null?i(At,{}):i(ot,{error:o.
error,again:o.reload})]});let{job:r}=o.value,s=r.payload_hidden?t.job.hiddenPayload:null,l=r.result_omitted!==null?t.job.notKept(r.result_omitted):r.result===null?
t.job[da(r.state)?"noResult":"noResultYet"]:null;return i(Y,{children:[i("div",{class:"title job-title",children:[i("a",{class:"soft",href:Os(),onClick:Is,children:t.
job.back}),i("h1",{class:"mono",children:r.id}),i(wr,{text:()=>r.id,what:r.id}),i(ro,{state:r.state}),r.state==="RUNNING"&&r.progress!==null&&i("span",{class:"s\\
oft",children:[i("progress",{max:1,value:r.progress,"aria-label":t.job.progress})," ",n.percent(r.progress)]}),i(pa,{job:r,onChanged:o.reload})]}),o.error!==null&&
i(ot,{error:o.error,again:o.reload,isBeside:!0}),i(ma,{job:r}),i(wa,{job:r}),i("div",{class:"columns",children:[i(Vs,{title:t.job.payload,value:r.payload,instead:s}),
i(Vs,{title:t.job.result,value:r.result,instead:s??l}),i(ga,{job:r})]})]})}async function ff(e,t){try{return await se.job(e,!0,t)}catch(n){if(!(n instanceof Fe&&
(n.code==="gone"||n.code==="shard-unavailable")))throw n;return await se.job(e,!1,t)}}var pf=200;function ka({bulk:e}){let{texts:t,format:n}=C(),o=rt(),{progress:r}=e;if(r===null)return null;let{running:s,ok:l,done:a,failed:c,remaining:f,error:m}=r,
p=[...c.map(({id:v,reason:w})=>[v,t.jobs.reasons[w]]),...a.map(v=>[v,t.jobs.isDone])],b=p.slice(0,pf),h=m!==null?"bad":c.length===0?"good":l===0?"bad":"warn";return i(
"section",{class:\`banner \${h}\`,role:"status",children:[i("span",{children:t.jobs.done(n.number(l))}),c.length>0&&i("span",{children:t.jobs.notDone(n.number(c.length))}),
m!==null&&i("span",{children:o(m)}),f>0&&i("span",{children:t.jobs.remaining(n.number(f))}),s&&i("progress",{max:l+c.length+f,value:l+c.length}),i("button",{class:"\\
button plain",onClick:s?e.stop:e.dismiss,children:s?t.jobs.stop:t.jobs.dismiss}),b.length>0&&i("ul",{class:"failures",children:[b.map(([v,w])=>i("li",{children:[
i("a",{class:"mono",href:to(v),children:v})," ",w]},v)),p.length>b.length&&i("li",{children:t.job.more(n.number(p.length-b.length))})]})]})}var kr=["id","unique_key","concurrency_key"],xa=["created_from","created_to"],mf=["sort","order"],Ks=50,Ys={retry:["FAILED","STALLED"],cancel:["SCHEDULED"]};function xr(e){
let t=e.getAll("state");return bt.filter(n=>t.includes(n))}function fn(e){return new URLSearchParams([...e].filter(([t])=>t==="state"||t==="binding"||t.startsWith(
"index.")||[...kr,...xa].some(n=>n===t)))}function ao(e){let t=fn(e);for(let n of[...mf,"cursor"]){let o=e.get(n);o!==null&&t.set(n,o)}return t.set("limit",String(
Ks)),t}function Tr(e,t){let n=new URLSearchParams(e);for(let o of["cursor","page",...Object.keys(t)])n.delete(o);for(let[o,r]of Object.entries(t))for(let s of typeof r==
"string"?[r]:r)n.append(o,s);return n}function Bo(e){let{query:t}=Fs(location.hash);ct(te("jobs",Tr(t,e(t))))}function Qs(e,t){let n=xr(e),o=Ys[t].filter(l=>n.length===
0||n.includes(l));if(o.length===0)return null;let s=[...fn(e)].filter(([l])=>l!=="state").map(([l,a])=>[l,xa.some(c=>c===l)?Number(a):a]);return{...Object.fromEntries(
s),state:o}}var gf=["retry","cancel"];function Ta({jobs:e,query:t,selection:n,bulk:o}){let{texts:r,format:s}=C(),l=rt(),[a,c]=D(null),[f,m]=D(null),{ids:p}=n,b=o.progress?.
running===!0,h=w=>p.size===0?Qs(t,w)!==null:e.filter(({id:E})=>p.has(E)).some(({state:E})=>Ys[w].includes(E)),v=async w=>{if(m(null),p.size>0){c({action:w,body:{
ids:[...p]},count:p.size});return}let x=Qs(t,w);if(x!==null)try{let{ok:E,remaining:k}=await se.bulk(w,{...x,dry_run:!0});c({action:w,body:x,count:E+k})}catch(E){
m(l(E))}};return i("div",{class:"row bulk",children:[i("span",{class:"soft",role:"status",children:p.size>0?r.jobs.selected(s.number(p.size)):r.jobs.allMatching}),
gf.map(w=>i(dt,{off:b||!h(w),onClick:()=>{v(w)},children:r.jobs[w]},w)),p.size>0&&i("button",{class:"button plain",onClick:n.clear,children:r.jobs.clearSelection}),
f!==null&&i("span",{class:"fault",role:"alert",children:f}),a!==null&&i(so,{question:r.jobs.bulkAsk[a.action](s.number(a.count)),action:r.jobs[a.action],onYes:()=>{
n.clear(),o.run(a.action,a.body)},onClose:()=>c(null)})]})}var Er=["state","binding","attempts","priority","created_at","run_after","dispatched_at","updated_at"],Ea={state:"state",binding:"binding",attempts:"attempts",priority:"\\
priority",created_at:"created_at",updated_at:"updated_at"},hf=["state","binding","attempts","created_at","updated_at"];function Pa(){let[e,t]=D(yf);return[e,o=>{
let r=Er.filter(s=>s===o!==e.includes(s));Rs.set(r.join(",")),t(r)}]}function yf(){let e=Rs.get()?.split(",");return e===void 0?hf:Er.filter(t=>e.includes(t))}function Ca({shown:e,onToggle:t}){let{texts:n}=C();return i("details",{class:"menu",onKeyDown:({key:o,currentTarget:r})=>{o!=="Escape"||!r.open||(r.open=!1,r.querySelector(
"summary")?.focus())},onFocusOut:({relatedTarget:o,currentTarget:r})=>{o instanceof Node&&!r.contains(o)&&(r.open=!1)},children:[i("summary",{class:"button",children:n.
jobs.columns}),i("div",{class:"sheet",children:Er.map(o=>i("label",{children:[i("input",{type:"checkbox",checked:e.includes(o),onChange:()=>t(o)}),n.jobs.column[o]]},
o))})]})}var bf=1200;function uo(e){let t=me(e);t.current=e,oe(()=>{let n={key:"",at:0},o=r=>{if(r.ctrlKey||r.metaKey||r.altKey||_f(r.target))return;let s=r.timeStamp-n.
at<bf?\`\${n.key} \${r.key}\`:"";n={key:r.key,at:r.timeStamp};let l=t.current[s]??t.current[r.key];l!==void 0&&(r.preventDefault(),l())};return addEventListener("ke\\
ydown",o),()=>removeEventListener("keydown",o)},[])}function _f(e){return e instanceof HTMLElement?e.closest("dialog")!==null?!0:/^(INPUT|TEXTAREA|SELECT)$/.test(
e.tagName)&&!vf(e):!1}function vf(e){return e instanceof HTMLInputElement&&e.type==="checkbox"}function Aa({query:e,onSearch:t}){let{texts:n}=C(),{jobs:o}=n,r=kr.find(p=>e.get(p)!==null)??"id",[s,l]=D(r),[a,c]=D(e.get(r)??""),f=me(null);oe(()=>{l(r),c(e.get(
r)??"")},[r,e.get(r)]),uo({"/":()=>f.current?.focus()});let m=p=>{t({...{id:"",unique_key:"",concurrency_key:""},[p]:a.trim()})};return i("form",{class:"search",
role:"search",onSubmit:p=>{p.preventDefault(),m(s)},children:[i("select",{"aria-label":o.searchBy,value:s,onChange:p=>{let b=p.currentTarget.value;l(b),a.trim()!==
""&&m(b)},children:kr.map(p=>i("option",{value:p,children:o.by[p]},p))}),i("input",{ref:f,type:"search","aria-label":o.search,placeholder:o.searchHint,value:a,onInput:p=>{
let{value:b}=p.currentTarget;c(b),wf(b)&&l("id"),b===""&&e.get(r)!==null&&t({id:"",unique_key:"",concurrency_key:""})}})]})}function wf(e){return/^\\s*[A-Z][A-Z0-9_]*#\\d+:\\w+\\s*$/.
test(e)}function La({query:e,bindings:t}){let{texts:n}=C(),{jobs:o}=n,r=xr(e),s=e.get("binding")??"",{who:l}=yt(),c=(l.payload_hidden?[]:t).find(({name:p})=>p===s)?.index??
[],f=t.map(({name:p})=>p),m=p=>Bo(()=>p);return i("section",{class:"filters","aria-label":o.filters,children:[i("div",{class:"row states",role:"group","aria-lab\\
el":o.column.state,children:bt.map(p=>i("button",{class:\`button chip \${p}\`,"aria-pressed":r.includes(p),onClick:()=>Bo(b=>({state:Sf(xr(b),p)})),children:[i(Io,
{state:p}),n.states[p]]},p))}),i("div",{class:"row",children:[i("select",{"aria-label":o.binding,value:s,onChange:p=>m({binding:p.currentTarget.value,...Object.
fromEntries(c.map(b=>[\`index.\${b}\`,""]))}),children:[i("option",{value:"",children:o.anyBinding}),(s===""||f.includes(s)?f:[s,...f]).map(p=>i("option",{value:p,
children:p},p))]}),i(Aa,{query:e,onSearch:m}),c.map(p=>i(kf,{field:p,value:e.get(\`index.\${p}\`)??"",onChange:b=>m({[\`index.\${p}\`]:b})},p)),i(Cn,{label:o.from,value:e.
get("created_from")??"",onChange:p=>m({created_from:p})}),i(Cn,{label:o.to,value:e.get("created_to")??"",onChange:p=>m({created_to:p})}),fn(e).size>0&&i("a",{class:"\\
button plain",href:te("jobs"),children:o.clear})]})]})}function Sf(e,t){return bt.filter(n=>n===t!==e.includes(n))}function kf({field:e,value:t,onChange:n}){let{
texts:o}=C(),[r,s]=D(t);return i("form",{onSubmit:l=>{l.preventDefault(),n(r.trim())},children:i("input",{type:"search",placeholder:e,"aria-label":o.jobs.field(
e),value:r,onInput:l=>s(l.currentTarget.value),onChange:()=>{r.trim()!==t&&n(r.trim())}})})}function Ra({job:e,columns:t,selection:n,hasLeft:o}){let{texts:r}=C(),s=n?.ids.has(e.id)===!0,l=[e.unique_key,e.concurrency_key].filter(a=>a!==null);return i("t\\
r",{"aria-selected":s,class:o?"left":"",children:[n!==null&&i("td",{class:"pick",children:i("input",{type:"checkbox","aria-label":r.jobs.select(e.id),checked:s,
onChange:()=>n.toggle(e.id)})}),i("td",{class:"who",children:[i("a",{class:"id mono",href:to(e.id),children:e.id}),l.map(a=>i("span",{class:"key mono faint",title:a,
children:a},a)),e.last_error!==null&&(e.state==="FAILED"||e.state==="STALLED")&&i("span",{class:"error",title:e.last_error,children:e.last_error.split(\`
\`,1)})]}),t.map(a=>i("td",{class:Zs(a)?"number":\`is-\${a}\`,"data-label":r.jobs.column[a],children:i(xf,{job:e,column:a})},a))]})}function xf({job:e,column:t}){let{
texts:n,format:o}=C();switch(t){case"state":return i(Y,{children:[i(ro,{state:e.state}),e.state==="RUNNING"&&e.progress!==null&&i("progress",{max:1,value:e.progress,
"aria-label":n.job.progress})]});case"binding":return i(Y,{children:e.binding});case"attempts":return i(Y,{children:n.jobs.ofMax(o.number(e.attempts),o.number(e.
max_attempts))});case"priority":return i(Y,{children:o.number(e.priority)});default:return i(Sr,{at:e[t]})}}function Ma({jobs:e,columns:t,query:n,selection:o,stale:r,left:s,watch:l,onOpen:a}){let{texts:c}=C(),f=me(null),m=()=>[...f.current?.querySelectorAll("a.id")??[]],
p=h=>{let v=m(),w=document.activeElement?.closest("tr"),x=v.findIndex(E=>E.closest("tr")===w);v.at(x<0?0:Math.min(v.length-1,Math.max(0,x+h)))?.focus()};uo({j:()=>p(
1),k:()=>p(-1),x:()=>{let h=document.activeElement?.closest("tr"),v=e[m().findIndex(w=>w.closest("tr")===h)];v!==void 0&&o?.toggle(v.id)},Escape:()=>o?.clear()});
let b=e.length>0&&e.every(({id:h})=>o?.ids.has(h)===!0);return i("div",{class:"scroll",tabIndex:0,role:"region","aria-label":c.jobs.title,children:i("table",{class:r?
"jobs cards stale":"jobs cards","aria-busy":r,children:[i("thead",{children:i("tr",{children:[o!==null&&i("th",{scope:"col",class:"pick",children:i("input",{type:"\\
checkbox","aria-label":c.jobs.selectAll,checked:b,onChange:()=>o.set(b?[]:e.map(({id:h})=>h))})}),i("th",{scope:"col",children:c.jobs.column.id}),t.map(h=>i(Tf,
{column:h,query:n},h))]})}),i("tbody",{ref:f,...l,onClick:({target:h})=>{let v=h instanceof Element?h.closest("a.id"):null;v!==null&&a(v)},children:e.map(h=>i(Ra,
{job:h,columns:t,selection:o,hasLeft:s.has(h.id)},h.id))})]})})}function Tf({column:e,query:t}){let{texts:n}=C(),o=Ea[e],r=n.jobs.column[e],s=Zs(e)?"number":"";
if(o===void 0)return i("th",{scope:"col",class:s,children:r});let l=(t.get("sort")??"created_at")===o,a=t.get("order")!=="asc",c=l&&a?"asc":"desc";return i("th",
{scope:"col",class:s,...l?{"aria-sort":a?"descending":"ascending"}:{},children:i("button",{onClick:()=>Bo(()=>({sort:o,order:c})),children:[r,l&&(a?" ↓":" ↑")]})})}
function Zs(e){return e==="attempts"||e==="priority"||e.includes("_")}var $o=null;function Da(e,t,n){$o={key:e,answer:t,scrollY,href:n.getAttribute("href")}}function Xs(e){return br()&&$o?.key===e?$o.answer:null}function Na(e){cn(
()=>{if($o===null||Xs(e)===null)return;let{scrollY:t,href:n}=$o;scrollTo(0,t),[...document.querySelectorAll("tbody a.id")].find(r=>r.getAttribute("href")===n)?.
focus({preventScroll:!0})},[])}var Fa=[];function Oa({query:e,rows:t,total:n,next:o}){let{texts:r,format:s}=C(),{jobs:l}=r,a=Math.max(1,Number(e.get("page"))||1),c=te("jobs",e),f=(a-1)*Ks+1,m=Fa[a-
2],p=b=>{Fa[a-1]=c;let h=Tr(e,{cursor:b,page:String(a+1)});ct(te("jobs",h))};return i("nav",{class:"pager row","aria-label":l.column.id,children:[i("span",{class:"\\
faint",children:t>0&&l.shown(s.number(f),s.number(f+t-1),n===null?"…":s.number(n))}),i("a",{class:"button","aria-disabled":a===1,href:te("jobs",Tr(e,{})),children:l.
first}),i(dt,{off:a===1||m===void 0,onClick:()=>ct(m??c),children:l.previous}),i(dt,{off:o===null,onClick:()=>p(o??""),children:l.next})]})}function Ia(e){let[t,n]=D(!1),[o,r]=D(!1),s=Zt(()=>({onPointerEnter:l=>n(l.pointerType!=="touch"),onPointerLeave:()=>n(!1),onFocusIn:({target:l})=>r(l instanceof
Element&&l.matches(":focus-visible")),onFocusOut:()=>r(!1)}),[]);return oe(()=>{e>0||(n(!1),r(!1))},[e===0]),{isHeld:t||o,watch:s}}var Ef=1500,Pf=15e3,Cf=1e4;function Ba(e){let t=ao(e),n=String(fn(e)),o=me(null),r=String(t),s=Ke(r,async l=>{let a=o.current;if(!(a?.filters===n&&a.total!==null&&
(a.total>Cf||Date.now()-a.at<Pf))){let f=await se.jobs(t,l);return o.current={filters:n,total:f.total,at:Date.now()},f}return t.set("total","false"),{...await se.
jobs(t,l),total:a.total}},Xs(r));return dn(s.reload,Ef),s}function $a(e){let[t,n]=D(new Set);return oe(()=>n(new Set),[e]),Zt(()=>({ids:t,toggle:o=>n(r=>r.has(o)?new Set([...r].filter(s=>s!==o)):new Set(r).add(o)),set:o=>n(
new Set(o)),clear:()=>n(new Set)}),[t])}function qa(e,t,n){let o=me({list:e,rows:t}),r=o.current.list===e,s=n&&r?Af(o.current.rows,t):t;return o.current={list:e,rows:s},{rows:s,left:new Set(ja(s,t)),waiting:ja(
t,s).length}}function ja(e,t){let n=new Set(t.map(({id:o})=>o));return e.map(({id:o})=>o).filter(o=>!n.has(o))}function Af(e,t){let n=new Map(t.map(o=>[o.id,o]));
return e.map(o=>n.get(o.id)??o)}function Ha({query:e}){let{texts:t,format:n}=C(),{who:o,bulk:r}=yt();Jl(e);let s=Ba(e),l=Ke("bindings",se.bindings);Na(String(ao(e)));let[a,c]=Pa(),f=$a(String(
ao(e)));oe(s.reload,[r.progress?.running]);let m=s.value?.jobs??[],p=Ia(m.length),b=s.stale?"":String(ao(e)),h=p.isHeld||f.ids.size>0,{rows:v,left:w,waiting:x}=qa(
b,m,h),E=s.value?.total??null;return i(Y,{children:[i("div",{class:"title",children:[i("h1",{children:t.jobs.title}),i("span",{class:"soft",role:"status",children:E!==
null&&(E===1?t.jobs.countOne:t.jobs.count(n.number(E)))})]}),i(La,{query:e,bindings:l.value?.bindings??[]}),s.error!==null&&i(ot,{error:s.error,again:s.reload,isBeside:s.
value!==null}),s.value===null&&s.error===null&&i(At,{}),s.value!==null&&v.length===0&&i(Lf,{isFiltered:fn(e).size>0}),v.length>0&&i(Y,{children:[i("div",{class:"\\
row above",children:[!o.read_only&&i(Ta,{jobs:v,query:e,selection:f,bulk:r}),x>0&&i("span",{class:"soft waiting",title:t.jobs.waitingNote,children:t.jobs.waiting(
n.number(x))}),i(Ca,{shown:a,onToggle:c})]}),i(Ma,{jobs:v,columns:a,query:e,selection:o.read_only?null:f,stale:s.stale,left:w,watch:p.watch,onOpen:k=>{s.value!==
null&&Da(b,s.value,k)}}),i(Oa,{query:e,rows:s.stale?0:v.length,total:E,next:s.stale?null:s.value?.next_cursor??null})]})]})}function Lf({isFiltered:e}){let{texts:t}=C(),
{jobs:n}=t;return e?i(Ct,{title:n.empty,lead:n.emptyLead,children:i("div",{class:"row",children:i("a",{class:"button",href:te("jobs"),children:n.clear})})}):i(Ct,
{title:n.emptyAll,lead:n.emptyAllLead,children:i("div",{class:"row",children:i("a",{class:"button",href:te("enqueue"),children:t.frame.enqueue})})})}function Ua(){let[e,t]=D(null),n=me(!1);return oe(()=>()=>{n.current=!0},[]),{progress:e,run:async(r,s)=>{n.current=!1;let l={action:r,running:!0,ok:0,done:[],failed:[],
remaining:0,error:null},a=s;for(;a!==null;){t(l);try{let c=await se.bulk(r,a);l={...l,ok:l.ok+c.ok,done:"ids"in s?s.ids.filter(m=>!Rf(c.failed,m)):[],failed:[...l.
failed,...c.failed],remaining:c.remaining},a=c.next_cursor!==null&&!("ids"in s)&&!n.current?{...s,cursor:c.next_cursor}:null}catch(c){l={...l,error:c},a=null}}t(
{...l,running:!1})},stop:()=>{n.current=!0},dismiss:()=>t(null)}}function Rf(e,t){return e.some(n=>n.id===t)}function Wa({summary:e,onChanged:t}){let{texts:n}=C(),{who:o}=yt(),r=rt(),[s,l]=D(!1),[a,c]=D(!1),[f,m]=D(null);if(o.read_only)return null;let{name:p,paused:b,pausedShards:h}=e,
v=[...b?[]:[!0],...h>0?[!1]:[]],w=async E=>{c(!0),m(null);try{await se.pause(p,E)}catch(k){m(r(k))}c(!1),t()},x=E=>n.overview[E?"pause":"resume"];return i(Y,{children:[
v.map((E,k)=>i(dt,{off:a,label:\`\${x(E)}: \${p}\`,onClick:()=>E?l(!0):void w(!1),children:x(E)},k)),f!==null&&i("span",{class:"fault",role:"alert",children:f}),s&&
i(so,{question:n.overview.pauseAsk(p),action:n.overview.pause,onYes:()=>{w(!0)},onClose:()=>l(!1)})]})}function Ja({binding:e,count:t,silent:n,onYes:o,onClose:r}){let{texts:s,format:l}=C(),{purge:a}=s.overview,[c,f]=D("");return i(An,{title:a.ask(l.number(t),e),onClose:r,
children:i("form",{class:"purge",onSubmit:m=>{m.preventDefault(),c===e&&(r(),o())},children:[i("p",{children:a.warning}),n.length>0&&i("p",{class:"fault",children:s.
overview.silentShards(n.join(", "))}),i("label",{children:[i("span",{children:a.type(e)}),i("input",{class:"mono",autocomplete:"off",autocapitalize:"off",spellcheck:!1,
autofocus:!0,value:c,onInput:m=>f(m.currentTarget.value)})]}),i("div",{class:"row",children:[i("button",{type:"button",class:"button",onClick:r,children:s.job.keep}),
i("button",{class:"button danger",disabled:c!==e,children:a.yes(l.number(t))})]})]})})}function za(e,t){let[n,o]=D(null),r=me(!1),s=()=>{r.current=!0};return oe(()=>s,[]),{progress:n,run:async a=>{r.current=!1;let c={running:!0,cancelled:0,remaining:!0,
error:null};for(o(c);c.remaining&&c.error===null&&c.cancelled<a&&!r.current;){try{let{cancelled:f,remaining:m}=await se.purge(e);c={...c,cancelled:c.cancelled+f,
remaining:m}}catch(f){c={...c,cancelled:c.cancelled+Mf(f),error:f}}o(c)}o({...c,running:!1}),t()},stop:s}}function Mf(e){let t=e instanceof Fe?e.details:null,{cancelled:n}=Object(
t);return typeof n=="number"?n:0}function Ga({summary:e,onChanged:t}){let{texts:n}=C(),{who:o}=yt(),{purge:r}=n.overview,{name:s,counts:l,silent:a}=e,c=za(s,t),[f,m]=D(null);if(o.read_only)return null;
let p=c.progress?.running===!0;return i(Y,{children:[p?i(dt,{off:!1,label:\`\${n.jobs.stop}: \${s}\`,onClick:c.stop,children:n.jobs.stop}):i(dt,{off:l.SCHEDULED===0,
label:\`\${r.word}: \${s}\`,onClick:()=>m(l.SCHEDULED),children:r.word}),i(Df,{progress:c.progress}),f!==null&&i(Ja,{binding:s,count:f,silent:a,onYes:()=>{c.run(f)},
onClose:()=>m(null)})]})}function Df({progress:e}){let{texts:t,format:n}=C(),o=rt(),{purge:r}=t.overview;return i("span",{class:"about",role:"status",children:e!==
null&&i(Y,{children:[r.cancelled(n.number(e.cancelled)),!e.running&&e.remaining&&\` \${r.remaining}\`,e.error!==null&&i("span",{class:"fault",children:o(e.error)})]})})}function Ka({completed:e,failed:t,label:n}){let o=Math.max(1,...e,...t),r=120/Math.max(1,e.length-1),s=e.map((a,c)=>[Va(c*r),Va(19-a/o*16)]),l=s.filter((a,c)=>(t[c]??
0)>0);return i("svg",{class:"thread",viewBox:"0 0 120 22",preserveAspectRatio:"none",role:"img","aria-label":n,children:[i("path",{"vector-effect":"non-scaling-\\
stroke",d:\`M\${s.map(a=>a.join(" ")).join("L")}\`}),l.map(([a])=>i("path",{class:"FAILED",d:\`M\${a} 22v-4\`},a))]})}function Va(e){return Math.round(e*10)/10}function Ya({summary:e,info:t,hour:n,onChanged:o}){let{texts:r,format:s}=C(),{overview:l}=r,{name:a,counts:c,inFlight:f,concurrency:m,oldestWaitMs:p,silent:b}=e,
h=v=>s.number(v.reduce((w,x)=>w+x,0));return i("tr",{children:[i("th",{scope:"row",class:"name",children:[i("a",{href:te("jobs",{binding:a}),children:a}),t?.description!=
null&&i("span",{class:"about faint",title:t.description,children:t.description}),t?.draining===!0&&i("span",{class:"about faint",children:r.policies.draining}),
b.length>0&&i("span",{class:"fault",children:l.silentShards(b.join(", "))})]}),i("td",{class:"blocks",children:i(Nf,{summary:e})}),bt.map(v=>i("td",{class:"numb\\
er count","data-label":r.states[v],children:i("a",{class:c[v]===0?"zero":v,href:te("jobs",{binding:a,state:v}),children:s.number(c[v])})},v)),i("td",{class:"num\\
ber places","data-label":l.inFlight,children:[i("meter",{min:0,max:Math.max(1,m),value:f,"aria-label":l.inFlightNote(s.number(f),s.number(m))}),s.number(f),i("s\\
pan",{class:"faint",children:["/",s.number(m)]})]}),i("td",{class:"number","data-label":l.oldest,children:p===0?i("span",{class:"faint",children:l.none}):s.duration(
p)}),i("td",{class:"spark",children:n!==null&&i(Ka,{completed:n.completed,failed:n.failed,label:l.summary(h(n.completed),h(n.failed))})}),i("td",{class:"number \\
actions",children:[i(Wa,{summary:e,onChanged:o}),i(Ga,{summary:e,onChanged:o})]})]})}function Nf({summary:e}){let{texts:t,format:n}=C(),{blocks:o,blocksNote:r,none:s,
partlyPaused:l}=t.overview,{paused:a,pausedShards:c,shards:f}=e,m=e.blocks.filter(h=>h!=="paused"),p=a?["paused"]:c>0?["paused",...m]:m,b=h=>h==="paused"&&!a?l(
n.number(c),n.number(f)):o[h];return p.length===0?i("span",{class:"faint none",children:s}):i(Y,{children:p.map(h=>i("span",{class:\`state \${h==="paused"?"STALLE\\
D":"QUEUED"}\`,title:r[h],children:b(h)},h))})}function Qa({bindings:e,infos:t,hourOf:n,onChanged:o}){let{texts:r}=C(),{overview:s,states:l}=r;return i("div",{class:"scroll",tabIndex:0,role:"region","aria-la\\
bel":s.title,children:i("table",{class:"bindings cards",children:[i("thead",{children:i("tr",{children:[i("th",{scope:"col",children:s.binding}),i("th",{scope:"\\
col",children:s.block}),bt.map(a=>i("th",{scope:"col",class:"number",children:l[a]},a)),i("th",{scope:"col",class:"number",children:s.inFlight}),i("th",{scope:"\\
col",class:"number",children:s.oldest}),i("th",{scope:"col",children:s.throughput}),i("th",{scope:"col",children:i("span",{class:"hidden",children:s.actions})})]})}),
i("tbody",{children:e.map(a=>i(Ya,{summary:a,info:t.find(({name:c})=>c===a.name)??null,hour:n(a.name),onChanged:o},a.name))})]})})}var Ff="en-US";Of(navigator.language)||Object.defineProperty(navigator,"language",{value:Ff,configurable:!0});function Of(e){try{return Intl.getCanonicalLocales(
e).length===1}catch{return!1}}var If="uplot",Bf="u-hz",$f="u-vt",jf="u-title",qf="u-wrap",Hf="u-under",Uf="u-over",Wf="u-axis",Mn="u-off",Jf="u-select",zf="u-cursor-x",Gf="u-cursor-y",Vf="u-\\
cursor-pt",Kf="u-legend",Yf="u-live",Qf="u-inline",Zf="u-series",Xf="u-marker",Za="u-label",ep="u-value",qo="width",Ho="height";var Xa="bottom",co="left",ei="right",yi="#000",eu=yi+"0",ti="mousemove",tu="mousedown",ni="mouseup",nu="mouseenter",ou="mouseleave",ru="dblclick",tp="resize",np="\\
scroll",su="change",Rr="dppxchange",bi="--",bo=typeof window<"u",li=bo?document:null,po=bo?window:null,op=bo?navigator:null,fe,Pr;function ai(){let e=devicePixelRatio;
fe!=e&&(fe=e,Pr&&ci(su,Pr,ai),Pr=matchMedia(\`(min-resolution: \${fe-.001}dppx) and (max-resolution: \${fe+.001}dppx)\`),Dn(su,Pr,ai),po.dispatchEvent(new CustomEvent(
Rr)))}function _t(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function ui(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function Te(e,t,n){
e.style[t]=n+"px"}function It(e,t,n,o){let r=li.createElement(e);return t!=null&&_t(r,t),n?.insertBefore(r,o),r}function Lt(e,t){return It("div",e,t)}var iu=new WeakMap;
function Vt(e,t,n,o,r){let s="translate("+t+"px,"+n+"px)",l=iu.get(e);s!=l&&(e.style.transform=s,iu.set(e,s),t<0||n<0||t>o||n>r?_t(e,Mn):ui(e,Mn))}var lu=new WeakMap;
function au(e,t,n){let o=t+n,r=lu.get(e);o!=r&&(lu.set(e,o),e.style.background=t,e.style.borderColor=n)}var uu=new WeakMap;function cu(e,t,n,o){let r=t+""+n,s=uu.
get(e);r!=s&&(uu.set(e,r),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var _i={passive:!0},rp={..._i,
capture:!0};function Dn(e,t,n,o){t.addEventListener(e,n,o?rp:_i)}function ci(e,t,n,o){t.removeEventListener(e,n,_i)}bo&&ai();function Bt(e,t,n,o){let r;n=n||0,o=
o||t.length-1;let s=o<=2147483647;for(;o-n>1;)r=s?n+o>>1:vt((n+o)/2),t[r]<e?n=r:o=r;return e-t[n]<=t[o]-e?n:o}function Bu(e){return(n,o,r)=>{let s=-1,l=-1;for(let a=o;a<=
r;a++)if(e(n[a])){s=a;break}for(let a=r;a>=o;a--)if(e(n[a])){l=a;break}return[s,l]}}var $u=e=>e!=null,ju=e=>e!=null&&e>0,Nr=Bu($u),sp=Bu(ju);function ip(e,t,n,o=0,r=!1){
let s=r?sp:Nr,l=r?ju:$u;[t,n]=s(e,t,n);let a=e[t],c=e[t];if(t>-1)if(o==1)a=e[t],c=e[n];else if(o==-1)a=e[n],c=e[t];else for(let f=t;f<=n;f++){let m=e[f];l(m)&&(m<
a?a=m:m>c&&(c=m))}return[a??_e,c??-_e]}function Fr(e,t,n,o){let r=pu(e),s=pu(t);e==t&&(r==-1?(e*=n,t/=n):(e/=n,t*=n));let l=n==10?Xt:qu,a=r==1?vt:Rt,c=s==1?Rt:vt,
f=a(l(je(e))),m=c(l(je(t))),p=mo(n,f),b=mo(n,m);return n==10&&(f<0&&(p=ve(p,-f)),m<0&&(b=ve(b,-m))),o||n==2?(e=p*r,t=b*s):(e=Ju(e,p),t=Or(t,b)),[e,t]}function vi(e,t,n,o){
let r=Fr(e,t,n,o);return e==0&&(r[0]=0),t==0&&(r[1]=0),r}var wi=.1,du={mode:3,pad:wi},Wo={pad:0,soft:null,mode:0},lp={min:Wo,max:Wo};function Mr(e,t,n,o){return Ir(
n)?fu(e,t,n):(Wo.pad=n,Wo.soft=o?0:null,Wo.mode=o?3:0,fu(e,t,lp))}function ce(e,t){return e??t}function ap(e,t,n){for(t=ce(t,0),n=ce(n,e.length-1);t<=n;){if(e[t]!=
null)return!0;t++}return!1}function fu(e,t,n){let o=n.min,r=n.max,s=ce(o.pad,0),l=ce(r.pad,0),a=ce(o.hard,-_e),c=ce(r.hard,_e),f=ce(o.soft,_e),m=ce(r.soft,-_e),
p=ce(o.mode,0),b=ce(r.mode,0),h=t-e,v=Xt(h),w=st(je(e),je(t)),x=Xt(w),E=je(x-v);(h<1e-24||E>10)&&(h=0,(e==0||t==0)&&(h=1e-24,p==2&&f!=_e&&(s=0),b==2&&m!=-_e&&(l=
0)));let k=h||w||1e3,M=Xt(k),P=mo(10,vt(M)),K=k*(h==0?e==0?.1:1:s),I=ve(Ju(e-K,P/10),24),j=e>=f&&(p==1||p==3&&I<=f||p==2&&I>=f)?f:_e,U=st(a,I<j&&e>=j?j:$t(j,I)),
X=k*(h==0?t==0?.1:1:l),z=ve(Or(t+X,P/10),24),R=t<=m&&(b==1||b==3&&z>=m||b==2&&z<=m)?m:-_e,G=$t(c,z>R&&t<=R?R:st(R,z));return U==G&&U==0&&(G=100),[U,G]}var up=new Intl.
NumberFormat(bo?op.language:"en-US"),Si=e=>up.format(e),wt=Math,Lr=wt.PI,je=wt.abs,vt=wt.floor,$e=wt.round,Rt=wt.ceil,$t=wt.min,st=wt.max,mo=wt.pow,pu=wt.sign,Xt=wt.
log10,qu=wt.log2,cp=(e,t=1)=>wt.sinh(e)*t,oi=(e,t=1)=>wt.asinh(e/t),_e=1/0;function mu(e){return(Xt((e^e>>31)-(e>>31))|0)+1}function di(e,t,n){return $t(st(e,t),
n)}function Hu(e){return typeof e=="function"}function ie(e){return Hu(e)?e:()=>e}var dp=()=>{},Uu=e=>e,Wu=(e,t)=>t,fp=e=>null,gu=e=>!0,hu=(e,t)=>e==t,pp=/\\.\\d*?(?=9{6,}|0{6,})/gm,
Nn=e=>{if(Gu(e)||mn.has(e))return e;let t=\`\${e}\`,n=t.match(pp);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[r,s]=t.split("e");return+\`\${Nn(
r)}e\${s}\`}return ve(e,o)};function Ln(e,t){return Nn(ve(Nn(e/t))*t)}function Or(e,t){return Nn(Rt(Nn(e/t))*t)}function Ju(e,t){return Nn(vt(Nn(e/t))*t)}function ve(e,t=0){
if(Gu(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return $e(o)/n}var mn=new Map;function zu(e){return((""+e).split(".")[1]||"").length}function zo(e,t,n,o){
let r=[],s=o.map(zu);for(let l=t;l<n;l++){let a=je(l),c=ve(mo(e,l),a);for(let f=0;f<o.length;f++){let m=e==10?+\`\${o[f]}e\${l}\`:o[f]*c,p=(l>=0?0:a)+(l>=s[f]?0:s[f]),
b=e==10?m:ve(m,p);r.push(b),mn.set(b,p)}}return r}var Jo={},ki=[],go=[null,null],pn=Array.isArray,Gu=Number.isInteger,mp=e=>e===void 0;function yu(e){return typeof e==
"string"}function Ir(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function gp(e){return e!=null&&typeof e=="object"}var hp=Object.getPrototypeOf(
Uint8Array),Vu="__proto__";function ho(e,t=Ir){let n;if(pn(e)){let o=e.find(r=>r!=null);if(pn(o)||t(o)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=ho(e[r],
t)}else n=e.slice()}else if(e instanceof hp)n=e.slice();else if(t(e)){n={};for(let o in e)o!=Vu&&(n[o]=ho(e[o],t))}else n=e;return n}function Oe(e){let t=arguments;
for(let n=1;n<t.length;n++){let o=t[n];for(let r in o)r!=Vu&&(Ir(e[r])?Oe(e[r],ho(o[r])):e[r]=ho(o[r]))}return e}var yp=0,bp=1,_p=2;function vp(e,t,n){for(let o=0,
r,s=-1;o<t.length;o++){let l=t[o];if(l>s){for(r=l-1;r>=0&&e[r]==null;)e[r--]=null;for(r=l+1;r<n&&e[r]==null;)e[s=r++]=null}}}function wp(e,t){if(xp(e)){let l=e[0].
slice();for(let a=1;a<e.length;a++)l.push(...e[a].slice(1));return Tp(l[0])||(l=kp(l)),l}let n=new Set;for(let l=0;l<e.length;l++){let c=e[l][0],f=c.length;for(let m=0;m<
f;m++)n.add(c[m])}let o=[Array.from(n).sort((l,a)=>l-a)],r=o[0].length,s=new Map;for(let l=0;l<r;l++)s.set(o[0][l],l);for(let l=0;l<e.length;l++){let a=e[l],c=a[0];
for(let f=1;f<a.length;f++){let m=a[f],p=Array(r).fill(void 0),b=t?t[l][f]:bp,h=[];for(let v=0;v<m.length;v++){let w=m[v],x=s.get(c[v]);w===null?b!=yp&&(p[x]=w,
b==_p&&h.push(x)):p[x]=w}vp(p,h,r),o.push(p)}}return o}var Sp=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function kp(e){let t=e[0],n=t.
length,o=Array(n);for(let s=0;s<o.length;s++)o[s]=s;o.sort((s,l)=>t[s]-t[l]);let r=[];for(let s=0;s<e.length;s++){let l=e[s],a=Array(n);for(let c=0;c<n;c++)a[c]=
l[o[c]];r.push(a)}return r}function xp(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let r=e[o][0];if(r.length!=n)return!1;if(r!=t){for(let s=0;s<n;s++)
if(r[s]!=t[s])return!1}}return!0}function Tp(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,r=n-1;for(;o<=r&&e[o]==null;)o++;for(;r>=o&&e[r]==null;)r--;if(r<=
o)return!0;let s=st(1,vt((r-o+1)/t));for(let l=e[o],a=o+s;a<=r;a+=s){let c=e[a];if(c!=null){if(c<=l)return!1;l=c}}return!0}var Ku=["January","February","March",
"April","May","June","July","August","September","October","November","December"],Yu=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Qu(e){
return e.slice(0,3)}var Ep=Yu.map(Qu),Pp=Ku.map(Qu),Cp={MMMM:Ku,MMM:Pp,WWWW:Yu,WWW:Ep};function jo(e){return(e<10?"0":"")+e}function Ap(e){return(e<10?"00":e<100?
"0":"")+e}var Lp={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>jo(e.getMonth()+
1),M:e=>e.getMonth()+1,DD:e=>jo(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>jo(e.getHours()),H:e=>e.getHours(),
h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>jo(e.
getMinutes()),m:e=>e.getMinutes(),ss:e=>jo(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Ap(e.getMilliseconds())};function xi(e,t){t=t||Cp;let n=[],o=/\\{([a-z]+)\\}|[^{]+/gi,
r;for(;r=o.exec(e);)n.push(r[0][0]=="{"?Lp[r[1]]:r[0]);return s=>{let l="";for(let a=0;a<n.length;a++)l+=typeof n[a]=="string"?n[a]:n[a](s,t);return l}}var Rp=new Intl.
DateTimeFormat().resolvedOptions().timeZone;function Mp(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==Rp?n=e:(n=new Date(
e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var Zu=e=>e%1==0,Dr=[1,2,2.5,5],Dp=zo(10,-32,0,Dr),Xu=zo(10,0,32,Dr),Np=Xu.filter(
Zu),Rn=Dp.concat(Xu),Ti=\`
\`,ec="{YYYY}",bu=Ti+ec,tc="{M}/{D}",Uo=Ti+tc,Cr=Uo+"/{YY}",nc="{aa}",Fp="{h}:{mm}",fo=Fp+nc,_u=Ti+fo,vu=":{ss}",ge=null;function oc(e){let t=e*1e3,n=t*60,o=n*60,
r=o*24,s=r*30,l=r*365,c=(e==1?zo(10,0,3,Dr).filter(Zu):zo(10,-3,0,Dr)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,r,r*2,r*3,r*
4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,s,s*2,s*3,s*4,s*6,l,l*2,l*5,l*10,l*25,l*50,l*100]),f=[[l,ec,ge,ge,ge,ge,ge,ge,1],[r*28,"{MMM}",bu,ge,ge,ge,ge,ge,1],[r,tc,bu,ge,
ge,ge,ge,ge,1],[o,"{h}"+nc,Cr,ge,Uo,ge,ge,ge,1],[n,fo,Cr,ge,Uo,ge,ge,ge,1],[t,vu,Cr+" "+fo,ge,Uo+" "+fo,ge,_u,ge,1],[e,vu+".{fff}",Cr+" "+fo,ge,Uo+" "+fo,ge,_u,
ge,1]];function m(p){return(b,h,v,w,x,E)=>{let k=[],M=x>=l,P=x>=s&&x<l,K=p(v),I=ve(K*e,3),j=ri(K.getFullYear(),M?0:K.getMonth(),P||M?1:K.getDate()),U=ve(j*e,3);
if(P||M){let X=P?x/s:0,z=M?x/l:0,R=I==U?I:ve(ri(j.getFullYear()+z,j.getMonth()+X,1)*e,3),G=new Date($e(R/e)),F=G.getFullYear(),Q=G.getMonth();for(let J=0;R<=w;J++){
let le=ri(F+z*J,Q+X*J,1),W=le-p(ve(le*e,3));R=ve((+le+W)*e,3),R<=w&&k.push(R)}}else{let X=x>=r?r:x,z=vt(v)-vt(I),R=U+z+Or(I-U,X);k.push(R);let G=p(R),F=G.getHours()+
G.getMinutes()/n+G.getSeconds()/o,Q=x/o,J=b.axes[h]._space,le=E/J;for(;R=ve(R+x,e==1?0:3),!(R>w);)if(Q>1){let W=vt(ve(F+Q,6))%24,ae=p(R).getHours()-W;ae>1&&(ae=
-1),R-=ae*o,F=(F+Q)%24;let ye=k[k.length-1];ve((R-ye)/x,3)*le>=.7&&k.push(R)}else k.push(R)}return k}}return[c,f,m]}var[Op,Ip,Bp]=oc(1),[$p,jp,qp]=oc(.001);zo(2,
-53,53,[1]);function wu(e,t){return e.map(n=>n.map((o,r)=>r==0||r==8||o==null?o:t(r==1||n[8]==0?o:n[1]+o)))}function Su(e,t){return(n,o,r,s,l)=>{let a=t.find(v=>l>=
v[0])||t[t.length-1],c,f,m,p,b,h;return o.map(v=>{let w=e(v),x=w.getFullYear(),E=w.getMonth(),k=w.getDate(),M=w.getHours(),P=w.getMinutes(),K=w.getSeconds(),I=x!=
c&&a[2]||E!=f&&a[3]||k!=m&&a[4]||M!=p&&a[5]||P!=b&&a[6]||K!=h&&a[7]||a[1];return c=x,f=E,m=k,p=M,b=P,h=K,I(w)})}}function Hp(e,t){let n=xi(t);return(o,r,s,l,a)=>r.
map(c=>n(e(c)))}function ri(e,t,n){return new Date(e,t,n)}function ku(e,t){return t(e)}var Up="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function xu(e,t){return(n,o,r,s)=>s==
null?bi:t(e(o))}function Wp(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function Jp(e,t){return e.series[t].fill(
e,t)}var zp={show:!0,live:!0,isolate:!1,mount:dp,markers:{show:!0,width:2,stroke:Wp,fill:Jp,dash:"solid"},idx:null,idxs:null,values:[]};function Gp(e,t){let n=e.
cursor.points,o=Lt(),r=n.size(e,t);Te(o,qo,r),Te(o,Ho,r);let s=r/-2;Te(o,"marginLeft",s),Te(o,"marginTop",s);let l=n.width(e,t,r);return l&&Te(o,"borderWidth",l),
o}function Vp(e,t){let n=e.series[t].points;return n._fill||n._stroke}function Kp(e,t){let n=e.series[t].points;return n._stroke||n._fill}function Yp(e,t){return e.
series[t].points.size}var si=[0,0];function Qp(e,t,n){return si[0]=t,si[1]=n,si}function Ar(e,t,n,o=!0){return r=>{r.button==0&&(!o||r.target==t)&&n(r)}}function ii(e,t,n,o=!0){
return r=>{(!o||r.target==t)&&n(r)}}var Zp={show:!0,x:!0,y:!0,lock:!1,move:Qp,points:{one:!1,show:Gp,size:Yp,width:0,stroke:Kp,fill:Vp},bind:{mousedown:Ar,mouseup:Ar,
click:Ar,dblclick:Ar,mousemove:ii,mouseleave:ii,mouseenter:ii},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},
_x:!1,_y:!1},focus:{dist:(e,t,n,o,r)=>o-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},rc={
show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Ei=Oe({},rc,{filter:Wu}),sc=Oe({},Ei,{size:10}),ic=Oe({},rc,{show:!1}),Pi='12px system-ui, -apple-system, "Segoe UI",\\
 Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',lc="bold "+Pi,ac=1.5,Tu={
show:!0,scale:"x",stroke:yi,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:lc,side:2,grid:Ei,ticks:sc,border:ic,font:Pi,lineGap:ac,rotate:0},
Xp="Value",em="Time",Eu={show:!0,scale:"x",auto:!1,sorted:1,min:_e,max:-_e,idxs:[]};function tm(e,t,n,o,r){return t.map(s=>s==null?"":Si(s))}function nm(e,t,n,o,r,s,l){
let a=[],c=mn.get(r)||0;n=l?n:ve(Or(n,r),c);for(let f=n;f<=o;f=ve(f+r,c))a.push(Object.is(f,-0)?0:f);return a}function fi(e,t,n,o,r,s,l){let a=[],c=e.scales[e.axes[t].
scale].log,f=c==10?Xt:qu,m=vt(f(n));r=mo(c,m),c==10&&(r=Rn[Bt(r,Rn)]);let p=n,b=r*c;c==10&&(b=Rn[Bt(b,Rn)]);do a.push(p),p=p+r,c==10&&!mn.has(p)&&(p=ve(p,mn.get(
r))),p>=b&&(r=p,b=r*c,c==10&&(b=Rn[Bt(b,Rn)]));while(p<=o);return a}function om(e,t,n,o,r,s,l){let c=e.scales[e.axes[t].scale].asinh,f=o>c?fi(e,t,st(c,n),o,r):[
c],m=o>=0&&n<=0?[0]:[];return(n<-c?fi(e,t,st(c,-o),-n,r):[c]).reverse().map(b=>-b).concat(m,f)}var uc=/./,rm=/[12357]/,sm=/[125]/,Pu=/1/,pi=(e,t,n,o)=>e.map((r,s)=>t==
4&&r==0||s%o==0&&n.test(r.toExponential()[r<0?1:0])?r:null);function im(e,t,n,o,r){let s=e.axes[n],l=s.scale,a=e.scales[l],c=e.valToPos,f=s._space,m=c(10,l),p=c(
9,l)-m>=f?uc:c(7,l)-m>=f?rm:c(5,l)-m>=f?sm:Pu;if(p==Pu){let b=je(c(1,l)-m);if(b<f)return pi(t.slice().reverse(),a.distr,p,Rt(f/b)).reverse()}return pi(t,a.distr,
p,1)}function lm(e,t,n,o,r){let s=e.axes[n],l=s.scale,a=s._space,c=e.valToPos,f=je(c(1,l)-c(2,l));return f<a?pi(t.slice().reverse(),3,uc,Rt(a/f)).reverse():t}function am(e,t,n,o){
return o==null?bi:t==null?"":Si(t)}var Cu={show:!0,scale:"y",stroke:yi,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:lc,side:3,grid:Ei,ticks:sc,
border:ic,font:Pi,lineGap:ac,rotate:0};function um(e,t){let n=3+(e||1)*2;return ve(n*t,3)}function cm(e,t){let{scale:n,idxs:o}=e.series[0],r=e._data[0],s=e.valToPos(
r[o[0]],n,!0),l=e.valToPos(r[o[1]],n,!0),a=je(l-s),c=e.series[t],f=a/(c.points.space*fe);return o[1]-o[0]<=f}var Au={scale:null,auto:!0,sorted:0,min:_e,max:-_e},
cc=(e,t,n,o,r)=>r,Lu={show:!0,auto:!0,sorted:0,gaps:cc,alpha:1,facets:[Oe({},Au,{scale:"x"}),Oe({},Au,{scale:"y"})]},Ru={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,
gaps:cc,alpha:1,points:{show:cm,filter:null},values:null,min:_e,max:-_e,idxs:[],path:null,clip:null};function dm(e,t,n,o,r){return n/10}var dc={time:!0,auto:!0,
distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},fm=Oe({},dc,{time:!1,ori:1}),Mu={};function fc(e,t){let n=Mu[e];return n||(n={key:e,plots:[],sub(o){n.plots.
push(o)},unsub(o){n.plots=n.plots.filter(r=>r!=o)},pub(o,r,s,l,a,c,f){for(let m=0;m<n.plots.length;m++)n.plots[m]!=r&&n.plots[m].pub(o,r,s,l,a,c,f)}},e!=null&&(Mu[e]=
n)),n}var yo=1,mi=2;function Fn(e,t,n){let o=e.mode,r=e.series[t],s=o==2?e._data[t]:e._data,l=e.scales,a=e.bbox,c=s[0],f=o==2?s[1]:s[t],m=o==2?l[r.facets[0].scale]:
l[e.series[0].scale],p=o==2?l[r.facets[1].scale]:l[r.scale],b=a.left,h=a.top,v=a.width,w=a.height,x=e.valToPosH,E=e.valToPosV;return m.ori==0?n(r,c,f,m,p,x,E,b,
h,v,w,$r,_o,qr,mc,hc):n(r,c,f,m,p,E,x,h,b,w,v,jr,vo,Li,gc,yc)}function Ci(e,t){let n=0,o=0,r=ce(e.bands,ki);for(let s=0;s<r.length;s++){let l=r[s];l.series[0]==
t?n=l.dir:l.series[1]==t&&(l.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function pm(e,t,n,o,r){let s=e.mode,l=e.series[t],a=s==2?l.facets[1].scale:l.scale,
c=e.scales[a];return r==-1?c.min:r==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function en(e,t,n,o,r,s){return Fn(e,t,(l,a,c,f,m,p,b,h,v,w,x)=>{let E=l.pxRound,k=f.
dir*(f.ori==0?1:-1),M=f.ori==0?_o:vo,P,K;k==1?(P=n,K=o):(P=o,K=n);let I=E(p(a[P],f,w,h)),j=E(b(c[P],m,x,v)),U=E(p(a[K],f,w,h)),X=E(b(s==1?m.max:m.min,m,x,v)),z=new Path2D(
r);return M(z,U,X),M(z,I,X),M(z,I,j),z})}function Br(e,t,n,o,r,s){let l=null;if(e.length>0){l=new Path2D;let a=t==0?qr:Li,c=n;for(let p=0;p<e.length;p++){let b=e[p];
if(b[1]>b[0]){let h=b[0]-c;h>0&&a(l,c,o,h,o+s),c=b[1]}}let f=n+r-c,m=10;f>0&&a(l,c,o-m/2,f,o+s+m)}return l}function mm(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=
n:e.push([t,n])}function Ai(e,t,n,o,r,s,l){let a=[],c=e.length;for(let f=r==1?n:o;f>=n&&f<=o;f+=r)if(t[f]===null){let p=f,b=f;if(r==1)for(;++f<=o&&t[f]===null;)
b=f;else for(;--f>=n&&t[f]===null;)b=f;let h=s(e[p]),v=b==p?h:s(e[b]),w=p-r;h=l<=0&&w>=0&&w<c?s(e[w]):h;let E=b+r;v=l>=0&&E>=0&&E<c?s(e[E]):v,v>=h&&a.push([h,v])}
return a}function Du(e){return e==0?Uu:e==1?$e:t=>Ln(t,e)}function pc(e){let t=e==0?$r:jr,n=e==0?(r,s,l,a,c,f)=>{r.arcTo(s,l,a,c,f)}:(r,s,l,a,c,f)=>{r.arcTo(l,s,
c,a,f)},o=e==0?(r,s,l,a,c)=>{r.rect(s,l,a,c)}:(r,s,l,a,c)=>{r.rect(l,s,c,a)};return(r,s,l,a,c,f=0,m=0)=>{f==0&&m==0?o(r,s,l,a,c):(f=$t(f,a/2,c/2),m=$t(m,a/2,c/2),
t(r,s+f,l),n(r,s+a,l,s+a,l+c,f),n(r,s+a,l+c,s,l+c,m),n(r,s,l+c,s,l,m),n(r,s,l,s+a,l,f),r.closePath())}}var $r=(e,t,n)=>{e.moveTo(t,n)},jr=(e,t,n)=>{e.moveTo(n,t)},
_o=(e,t,n)=>{e.lineTo(t,n)},vo=(e,t,n)=>{e.lineTo(n,t)},qr=pc(0),Li=pc(1),mc=(e,t,n,o,r,s)=>{e.arc(t,n,o,r,s)},gc=(e,t,n,o,r,s)=>{e.arc(n,t,o,r,s)},hc=(e,t,n,o,r,s,l)=>{
e.bezierCurveTo(t,n,o,r,s,l)},yc=(e,t,n,o,r,s,l)=>{e.bezierCurveTo(n,t,r,o,l,s)};function bc(e){return(t,n,o,r,s)=>Fn(t,n,(l,a,c,f,m,p,b,h,v,w,x)=>{let{pxRound:E,
points:k}=l,M,P;f.ori==0?(M=$r,P=mc):(M=jr,P=gc);let K=ve(k.width*fe,3),I=(k.size-k.width)/2*fe,j=ve(I*2,3),U=new Path2D,X=new Path2D,{left:z,top:R,width:G,height:F}=t.
bbox;qr(X,z-j,R-j,G+j*2,F+j*2);let Q=J=>{if(c[J]!=null){let le=E(p(a[J],f,w,h)),W=E(b(c[J],m,x,v));M(U,le+I,W),P(U,le,W,I,0,Lr*2)}};if(s)s.forEach(Q);else for(let J=o;J<=
r;J++)Q(J);return{stroke:K>0?U:null,fill:U,clip:X,flags:yo|mi}})}function _c(e){return(t,n,o,r,s,l)=>{o!=r&&(s!=o&&l!=o&&e(t,n,o),s!=r&&l!=r&&e(t,n,r),e(t,n,l))}}
var gm=_c(_o),hm=_c(vo);function vc(e){let t=ce(e?.alignGaps,0);return(n,o,r,s)=>Fn(n,o,(l,a,c,f,m,p,b,h,v,w,x)=>{[r,s]=Nr(c,r,s);let E=l.pxRound,k=F=>E(p(F,f,w,
h)),M=F=>E(b(F,m,x,v)),P,K;f.ori==0?(P=_o,K=gm):(P=vo,K=hm);let I=f.dir*(f.ori==0?1:-1),j={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:yo},U=j.
stroke,X=!1;if(s-r>=w*4){let F=q=>n.posToVal(q,f.key,!0),Q=null,J=null,le,W,it,Ee=k(a[I==1?r:s]),ae=k(a[r]),ye=k(a[s]),ne=F(I==1?ae+1:ye-1);for(let q=I==1?r:s;q>=
r&&q<=s;q+=I){let Ie=a[q],Pe=(I==1?Ie<ne:Ie>ne)?Ee:k(Ie),pe=c[q];Pe==Ee?pe!=null?(W=pe,Q==null?(P(U,Pe,M(W)),le=Q=J=W):W<Q?Q=W:W>J&&(J=W)):pe===null&&(X=!0):(Q!=
null&&K(U,Ee,M(Q),M(J),M(le),M(W)),pe!=null?(W=pe,P(U,Pe,M(W)),Q=J=le=W):(Q=J=null,pe===null&&(X=!0)),Ee=Pe,ne=F(Ee+I))}Q!=null&&Q!=J&&it!=Ee&&K(U,Ee,M(Q),M(J),
M(le),M(W))}else for(let F=I==1?r:s;F>=r&&F<=s;F+=I){let Q=c[F];Q===null?X=!0:Q!=null&&P(U,k(a[F]),M(Q))}let[R,G]=Ci(n,o);if(l.fill!=null||R!=0){let F=j.fill=new Path2D(
U),Q=l.fillTo(n,o,l.min,l.max,R),J=M(Q),le=k(a[r]),W=k(a[s]);I==-1&&([W,le]=[le,W]),P(F,W,J),P(F,le,J)}if(!l.spanGaps){let F=[];X&&F.push(...Ai(a,c,r,s,I,k,t)),
j.gaps=F=l.gaps(n,o,r,s,F),j.clip=Br(F,f.ori,h,v,w,x)}return G!=0&&(j.band=G==2?[en(n,o,r,s,U,-1),en(n,o,r,s,U,1)]:en(n,o,r,s,U,G)),j})}function ym(e){let t=ce(
e.align,1),n=ce(e.ascDesc,!1),o=ce(e.alignGaps,0),r=ce(e.extend,!1);return(s,l,a,c)=>Fn(s,l,(f,m,p,b,h,v,w,x,E,k,M)=>{[a,c]=Nr(p,a,c);let P=f.pxRound,{left:K,width:I}=s.
bbox,j=ae=>P(v(ae,b,k,x)),U=ae=>P(w(ae,h,M,E)),X=b.ori==0?_o:vo,z={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:yo},R=z.stroke,G=b.dir*(b.ori==
0?1:-1),F=U(p[G==1?a:c]),Q=j(m[G==1?a:c]),J=Q,le=Q;r&&t==-1&&(le=K,X(R,le,F)),X(R,Q,F);for(let ae=G==1?a:c;ae>=a&&ae<=c;ae+=G){let ye=p[ae];if(ye==null)continue;
let ne=j(m[ae]),q=U(ye);t==1?X(R,ne,F):X(R,J,q),X(R,ne,q),F=q,J=ne}let W=J;r&&t==1&&(W=K+I,X(R,W,F));let[it,Ee]=Ci(s,l);if(f.fill!=null||it!=0){let ae=z.fill=new Path2D(
R),ye=f.fillTo(s,l,f.min,f.max,it),ne=U(ye);X(ae,W,ne),X(ae,le,ne)}if(!f.spanGaps){let ae=[];ae.push(...Ai(m,p,a,c,G,j,o));let ye=f.width*fe/2,ne=n||t==1?ye:-ye,
q=n||t==-1?-ye:ye;ae.forEach(Ie=>{Ie[0]+=ne,Ie[1]+=q}),z.gaps=ae=f.gaps(s,l,a,c,ae),z.clip=Br(ae,b.ori,x,E,k,M)}return Ee!=0&&(z.band=Ee==2?[en(s,l,a,c,R,-1),en(
s,l,a,c,R,1)]:en(s,l,a,c,R,Ee)),z})}function Nu(e,t,n,o,r,s,l=_e){if(e.length>1){let a=null;for(let c=0,f=1/0;c<e.length;c++)if(t[c]!==void 0){if(a!=null){let m=je(
e[c]-e[a]);m<f&&(f=m,l=je(n(e[c],o,r,s)-n(e[a],o,r,s)))}a=c}}return l}function bm(e){e=e||Jo;let t=ce(e.size,[.6,_e,1]),n=e.align||0,o=e.gap||0,r=e.radius;r=r==
null?[0,0]:typeof r=="number"?[r,0]:r;let s=ie(r),l=1-t[0],a=ce(t[1],_e),c=ce(t[2],1),f=ce(e.disp,Jo),m=ce(e.each,h=>{}),{fill:p,stroke:b}=f;return(h,v,w,x)=>Fn(
h,v,(E,k,M,P,K,I,j,U,X,z,R)=>{let G=E.pxRound,F=n,Q=o*fe,J=a*fe,le=c*fe,W,it;P.ori==0?[W,it]=s(h,v):[it,W]=s(h,v);let Ee=P.dir*(P.ori==0?1:-1),ae=P.ori==0?qr:Li,
ye=P.ori==0?m:(B,we,Be,$n,yn,qt,bn)=>{m(B,we,Be,yn,$n,bn,qt)},ne=ce(h.bands,ki).find(B=>B.series[0]==v),q=ne!=null?ne.dir:0,Ie=E.fillTo(h,v,E.min,E.max,q),Ze=G(
j(Ie,K,R,X)),Pe,pe,Mt,ft=z,Ae=G(E.width*fe),jt=!1,Kt=null,St=null,tn=null,On=null;p!=null&&(Ae==0||b!=null)&&(jt=!0,Kt=p.values(h,v,w,x),St=new Map,new Set(Kt).
forEach(B=>{B!=null&&St.set(B,new Path2D)}),Ae>0&&(tn=b.values(h,v,w,x),On=new Map,new Set(tn).forEach(B=>{B!=null&&On.set(B,new Path2D)})));let{x0:In,size:wo}=f;
if(In!=null&&wo!=null){F=1,k=In.values(h,v,w,x),In.unit==2&&(k=k.map(Be=>h.posToVal(U+Be*z,P.key,!0)));let B=wo.values(h,v,w,x);wo.unit==2?pe=B[0]*z:pe=I(B[0],P,
z,U)-I(0,P,z,U),ft=Nu(k,M,I,P,z,U,ft),Mt=ft-pe+Q}else ft=Nu(k,M,I,P,z,U,ft),Mt=ft*l+Q,pe=ft-Mt;Mt<1&&(Mt=0),Ae>=pe/2&&(Ae=0),Mt<5&&(G=Uu);let Vo=Mt>0,gn=ft-Mt-(Vo?
Ae:0);pe=G(di(gn,le,J)),Pe=(F==0?pe/2:F==Ee?0:pe)-F*Ee*((F==0?Q/2:0)+(Vo?Ae/2:0));let Xe={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Bn=jt?null:
new Path2D,Yt=null;if(ne!=null)Yt=h.data[ne.series[1]];else{let{y0:B,y1:we}=f;B!=null&&we!=null&&(M=we.values(h,v,w,x),Yt=B.values(h,v,w,x))}let hn=W*pe,ee=it*pe;
for(let B=Ee==1?w:x;B>=w&&B<=x;B+=Ee){let we=M[B];if(we==null)continue;if(Yt!=null){let lt=Yt[B]??0;if(we-lt==0)continue;Ze=j(lt,K,R,X)}let Be=P.distr!=2||f!=null?
k[B]:B,$n=I(Be,P,z,U),yn=j(ce(we,Ie),K,R,X),qt=G($n-Pe),bn=G(st(yn,Ze)),pt=G($t(yn,Ze)),kt=bn-pt;if(we!=null){let lt=we<0?ee:hn,Dt=we<0?hn:ee;jt?(Ae>0&&tn[B]!=null&&
ae(On.get(tn[B]),qt,pt+vt(Ae/2),pe,st(0,kt-Ae),lt,Dt),Kt[B]!=null&&ae(St.get(Kt[B]),qt,pt+vt(Ae/2),pe,st(0,kt-Ae),lt,Dt)):ae(Bn,qt,pt+vt(Ae/2),pe,st(0,kt-Ae),lt,
Dt),ye(h,v,B,qt-Ae/2,pt,pe+Ae,kt)}}return Ae>0?Xe.stroke=jt?On:Bn:jt||(Xe._fill=E.width==0?E._fill:E._stroke??E._fill,Xe.width=0),Xe.fill=jt?St:Bn,Xe})}function _m(e,t){
let n=ce(t?.alignGaps,0);return(o,r,s,l)=>Fn(o,r,(a,c,f,m,p,b,h,v,w,x,E)=>{[s,l]=Nr(f,s,l);let k=a.pxRound,M=W=>k(b(W,m,x,v)),P=W=>k(h(W,p,E,w)),K,I,j;m.ori==0?
(K=$r,j=_o,I=hc):(K=jr,j=vo,I=yc);let U=m.dir*(m.ori==0?1:-1),X=M(c[U==1?s:l]),z=X,R=[],G=[];for(let W=U==1?s:l;W>=s&&W<=l;W+=U)if(f[W]!=null){let Ee=c[W],ae=M(
Ee);R.push(z=ae),G.push(P(f[W]))}let F={stroke:e(R,G,K,j,I,k),fill:null,clip:null,band:null,gaps:null,flags:yo},Q=F.stroke,[J,le]=Ci(o,r);if(a.fill!=null||J!=0){
let W=F.fill=new Path2D(Q),it=a.fillTo(o,r,a.min,a.max,J),Ee=P(it);j(W,z,Ee),j(W,X,Ee)}if(!a.spanGaps){let W=[];W.push(...Ai(c,f,s,l,U,M,n)),F.gaps=W=a.gaps(o,r,
s,l,W),F.clip=Br(W,m.ori,v,w,x,E)}return le!=0&&(F.band=le==2?[en(o,r,s,l,Q,-1),en(o,r,s,l,Q,1)]:en(o,r,s,l,Q,le)),F})}function vm(e){return _m(wm,e)}function wm(e,t,n,o,r,s){
let l=e.length;if(l<2)return null;let a=new Path2D;if(n(a,e[0],t[0]),l==2)o(a,e[1],t[1]);else{let c=Array(l),f=Array(l-1),m=Array(l-1),p=Array(l-1);for(let b=0;b<
l-1;b++)m[b]=t[b+1]-t[b],p[b]=e[b+1]-e[b],f[b]=m[b]/p[b];c[0]=f[0];for(let b=1;b<l-1;b++)f[b]===0||f[b-1]===0||f[b-1]>0!=f[b]>0?c[b]=0:(c[b]=3*(p[b-1]+p[b])/((2*
p[b]+p[b-1])/f[b-1]+(p[b]+2*p[b-1])/f[b]),isFinite(c[b])||(c[b]=0));c[l-1]=f[l-2];for(let b=0;b<l-1;b++)r(a,e[b]+p[b]/3,t[b]+c[b]*p[b]/3,e[b+1]-p[b]/3,t[b+1]-c[b+
1]*p[b]/3,e[b+1],t[b+1])}return a}var gi=new Set;function Fu(){for(let e of gi)e.syncRect(!0)}bo&&(Dn(tp,po,Fu),Dn(np,po,Fu,!0),Dn(Rr,po,()=>{Ye.pxRatio=fe}));var Sm=vc(),
km=bc();function Ou(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,l)=>hi(s,l,t,n))}function xm(e,t){return e.map((n,o)=>o==
0?{}:Oe({},t,n))}function hi(e,t,n,o){return Oe({},t==0?n:o,e)}function wc(e,t,n){return t==null?go:[t,n]}var Tm=wc;function Em(e,t,n){return t==null?go:Mr(t,n,
wi,!0)}function Sc(e,t,n,o){return t==null?go:Fr(t,n,e.scales[o].log,!1)}var Pm=Sc;function kc(e,t,n,o){return t==null?go:vi(t,n,e.scales[o].log,!1)}var Cm=kc;function Am(e,t,n,o,r){
let s=st(mu(e),mu(t)),l=t-e,a=Bt(r/o*l,n);do{let c=n[a],f=o*c/l;if(f>=r&&s+(c<5?mn.get(c):0)<=17)return[c,f]}while(++a<n.length);return[0,0]}function Iu(e){let t,
n;return e=e.replace(/(\\d+)px/,(o,r)=>(t=$e((n=+r)*fe))+"px"),[e,t,n]}function Lm(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=ve(t[2]*fe,1);t[0]=t[0].replace(
/[0-9.]+px/,n+"px"),t[1]=n})}function Ye(e,t,n){let o={mode:ce(e.mode,1)},r=o.mode;function s(u,d,g,y){let _=d.valToPct(u);return y+g*(d.dir==-1?1-_:_)}function l(u,d,g,y){
let _=d.valToPct(u);return y+g*(d.dir==-1?_:1-_)}function a(u,d,g,y){return d.ori==0?s(u,d,g,y):l(u,d,g,y)}o.valToPosH=s,o.valToPosV=l;let c=!1;o.status=0;let f=o.
root=Lt(If);if(e.id!=null&&(f.id=e.id),_t(f,e.class),e.title){let u=Lt(jf,f);u.textContent=e.title}let m=It("canvas"),p=o.ctx=m.getContext("2d"),b=Lt(qf,f);Dn("\\
click",b,u=>{u.target===v&&(Se!=Yn||Ce!=Qn)&&Ve.click(o,u)},!0);let h=o.under=Lt(Hf,b);b.appendChild(m);let v=o.over=Lt(Uf,b);e=ho(e);let w=+ce(e.pxAlign,1),x=Du(
w);(e.plugins||[]).forEach(u=>{u.opts&&(e=u.opts(o,e)||e)});let E=e.ms||.001,k=o.series=r==1?Ou(e.series||[],Eu,Ru,!1):xm(e.series||[null],Lu),M=o.axes=Ou(e.axes||
[],Tu,Cu,!0),P=o.scales={},K=o.bands=e.bands||[];K.forEach(u=>{u.fill=ie(u.fill||null),u.dir=ce(u.dir,-1)});let I=r==2?k[1].facets[0].scale:k[0].scale,j={axes:td,
series:Yc},U=(e.drawOrder||["axes","series"]).map(u=>j[u]);function X(u){let d=u.distr==3?g=>Xt(g>0?g:u.clamp(o,g,u.min,u.max,u.key)):u.distr==4?g=>oi(g,u.asinh):
u.distr==100?g=>u.fwd(g):g=>g;return g=>{let y=d(g),{_min:_,_max:S}=u,T=S-_;return(y-_)/T}}function z(u){let d=P[u];if(d==null){let g=(e.scales||Jo)[u]||Jo;if(g.
from!=null){z(g.from);let y=Oe({},P[g.from],g,{key:u});y.valToPct=X(y),P[u]=y}else{d=P[u]=Oe({},u==I?dc:fm,g),d.key=u;let y=d.time,_=d.range,S=pn(_);if((u!=I||r==
2&&!y)&&(S&&(_[0]==null||_[1]==null)&&(_={min:_[0]==null?du:{mode:1,hard:_[0],soft:_[0]},max:_[1]==null?du:{mode:1,hard:_[1],soft:_[1]}},S=!1),!S&&Ir(_))){let T=_;
_=(A,L,N)=>L==null?go:Mr(L,N,T)}d.range=ie(_||(y?Tm:u==I?d.distr==3?Pm:d.distr==4?Cm:wc:d.distr==3?Sc:d.distr==4?kc:Em)),d.auto=ie(S?!1:d.auto),d.clamp=ie(d.clamp||
dm),d._min=d._max=null,d.valToPct=X(d)}}}z("x"),z("y"),r==1&&k.forEach(u=>{z(u.scale)}),M.forEach(u=>{z(u.scale)});for(let u in e.scales)z(u);let R=P[I],G=R.distr,
F,Q;R.ori==0?(_t(f,Bf),F=s,Q=l):(_t(f,$f),F=l,Q=s);let J={};for(let u in P){let d=P[u];(d.min!=null||d.max!=null)&&(J[u]={min:d.min,max:d.max},d.min=d.max=null)}
let le=e.tzDate||(u=>new Date($e(u/E))),W=e.fmtDate||xi,it=E==1?Bp(le):qp(le),Ee=Su(le,wu(E==1?Ip:jp,W)),ae=xu(le,ku(Up,W)),ye=[],ne=o.legend=Oe({},zp,e.legend),
q=o.cursor=Oe({},Zp,{drag:{y:r==2}},e.cursor),Ie=ne.show,Ze=q.show,Pe=ne.markers;ne.idxs=ye,Pe.width=ie(Pe.width),Pe.dash=ie(Pe.dash),Pe.stroke=ie(Pe.stroke),Pe.
fill=ie(Pe.fill);let pe,Mt,ft,Ae=[],jt=[],Kt,St=!1,tn={};if(ne.live){let u=k[1]?k[1].values:null;St=u!=null,Kt=St?u(o,1,0):{_:0};for(let d in Kt)tn[d]=bi}if(Ie)
if(pe=It("table",Kf,f),ft=It("tbody",null,pe),ne.mount(o,pe),St){Mt=It("thead",null,pe,ft);let u=It("tr",null,Mt);It("th",null,u);for(var On in Kt)It("th",Za,u).
textContent=On}else _t(pe,Qf),ne.live&&_t(pe,Yf);let In={show:!0},wo={show:!1};function Vo(u,d){if(d==0&&(St||!ne.live||r==2))return go;let g=[],y=It("tr",Zf,ft,
ft.childNodes[d]);_t(y,u.class),u.show||_t(y,Mn);let _=It("th",null,y);if(Pe.show){let A=Lt(Xf,_);if(d>0){let L=Pe.width(o,d);L&&(A.style.border=L+"px "+Pe.dash(
o,d)+" "+Pe.stroke(o,d)),A.style.background=Pe.fill(o,d)}}let S=Lt(Za,_);u.label instanceof HTMLElement?S.appendChild(u.label):S.textContent=u.label,d>0&&(Pe.show||
(S.style.color=u.width>0?Pe.stroke(o,d):Pe.fill(o,d)),Xe("click",_,A=>{if(q._lock)return;vn(A);let L=k.indexOf(u);if((A.ctrlKey||A.metaKey)!=ne.isolate){let N=k.
some((O,$)=>$>0&&$!=L&&O.show);k.forEach((O,$)=>{$>0&&Ut($,N?$==L?In:wo:In,!0,Ne.setSeries)})}else Ut(L,{show:!u.show},!0,Ne.setSeries)},!1),qn&&Xe(nu,_,A=>{q._lock||
(vn(A),Ut(k.indexOf(u),Xn,!0,Ne.setSeries))},!1));for(var T in Kt){let A=It("td",ep,y);A.textContent="--",g.push(A)}return[y,g]}let gn=new Map;function Xe(u,d,g,y=!0){
let _=gn.get(d)||{},S=q.bind[u](o,d,g,y);S&&(Dn(u,d,_[u]=S),gn.set(d,_))}function Bn(u,d,g){let y=gn.get(d)||{};for(let _ in y)(u==null||_==u)&&(ci(_,d,y[_]),delete y[_]);
u==null&&gn.delete(d)}let Yt=0,hn=0,ee=0,B=0,we=0,Be=0,$n=we,yn=Be,qt=ee,bn=B,pt=0,kt=0,lt=0,Dt=0;o.bbox={};let zr=!1,Ko=!1,jn=!1,_n=!1,Yo=!1,xt=!1;function Gr(u,d,g){
(g||u!=o.width||d!=o.height)&&Oi(u,d),zn(!1),jn=!0,Ko=!0,Gn()}function Oi(u,d){o.width=Yt=ee=u,o.height=hn=B=d,we=Be=0,Uc(),Wc();let g=o.bbox;pt=g.left=Ln(we*fe,
.5),kt=g.top=Ln(Be*fe,.5),lt=g.width=Ln(ee*fe,.5),Dt=g.height=Ln(B*fe,.5)}let jc=3;function qc(){let u=!1,d=0;for(;!u;){d++;let g=Xc(d),y=ed(d);u=d==jc||g&&y,u||
(Oi(o.width,o.height),Ko=!0)}}function Hc({width:u,height:d}){Gr(u,d)}o.setSize=Hc;function Uc(){let u=!1,d=!1,g=!1,y=!1;M.forEach((_,S)=>{if(_.show&&_._show){let{
side:T,_size:A}=_,L=T%2,N=_.label!=null?_.labelSize:0,O=A+N;O>0&&(L?(ee-=O,T==3?(we+=O,y=!0):g=!0):(B-=O,T==0?(Be+=O,u=!0):d=!0))}}),wn[0]=u,wn[1]=g,wn[2]=d,wn[3]=
y,ee-=nn[1]+nn[3],we+=nn[3],B-=nn[2]+nn[0],Be+=nn[0]}function Wc(){let u=we+ee,d=Be+B,g=we,y=Be;function _(S,T){switch(S){case 1:return u+=T,u-T;case 2:return d+=
T,d-T;case 3:return g-=T,g+T;case 0:return y-=T,y+T}}M.forEach((S,T)=>{if(S.show&&S._show){let A=S.side;S._pos=_(A,S._size),S.label!=null&&(S._lpos=_(A,S.labelSize))}})}
if(q.dataIdx==null){let u=q.hover,d=u.skip=new Set(u.skip??[]);d.add(void 0);let g=u.prox=ie(u.prox),y=u.bias??=0;q.dataIdx=(_,S,T,A)=>{if(S==0)return T;let L=T,
N=g(_,S,T,A)??_e,O=N>=0&&N<_e,$=R.ori==0?ee:B,Z=q.left,de=t[0],ue=t[S];if(d.has(ue[T])){L=null;let re=null,V=null,H;if(y==0||y==-1)for(H=T;re==null&&H-- >0;)d.has(
ue[H])||(re=H);if(y==0||y==1)for(H=T;V==null&&H++<ue.length;)d.has(ue[H])||(V=H);if(re!=null||V!=null)if(O){let xe=re==null?-1/0:F(de[re],R,$,0),Le=V==null?1/0:
F(de[V],R,$,0),ze=Z-xe,be=Le-Z;ze<=be?ze<=N&&(L=re):be<=N&&(L=V)}else L=V==null?re:re==null?V:T-re<=V-T?re:V}else O&&je(Z-F(de[T],R,$,0))>N&&(L=null);return L}}
let vn=u=>{q.event=u};q.idxs=ye,q._lock=!1;let Qe=q.points;Qe.show=ie(Qe.show),Qe.size=ie(Qe.size),Qe.stroke=ie(Qe.stroke),Qe.width=ie(Qe.width),Qe.fill=ie(Qe.fill);
let Ht=o.focus=Oe({},e.focus||{alpha:.3},q.focus),qn=Ht.prox>=0,Hn=qn&&Qe.one,Tt=[],Un=[],Wn=[];function Ii(u,d){let g=Qe.show(o,d);if(g instanceof HTMLElement)
return _t(g,Vf),_t(g,u.class),Vt(g,-10,-10,ee,B),v.insertBefore(g,Tt[d]),g}function Bi(u,d){if(r==1||d>0){let g=r==1&&P[u.scale].time,y=u.value;u.value=g?yu(y)?
xu(le,ku(y,W)):y||ae:y||am,u.label=u.label||(g?em:Xp)}if(Hn||d>0){u.width=u.width==null?1:u.width,u.paths=u.paths||Sm||fp,u.fillTo=ie(u.fillTo||pm),u.pxAlign=+ce(
u.pxAlign,w),u.pxRound=Du(u.pxAlign),u.stroke=ie(u.stroke||null),u.fill=ie(u.fill||null),u._stroke=u._fill=u._paths=u._focus=null;let g=um(st(1,u.width),1),y=u.
points=Oe({},{size:g,width:st(1,g*.2),stroke:u.stroke,space:g*2,paths:km,_stroke:null,_fill:null},u.points);y.show=ie(y.show),y.filter=ie(y.filter),y.fill=ie(y.
fill),y.stroke=ie(y.stroke),y.paths=ie(y.paths),y.pxAlign=u.pxAlign}if(Ie){let g=Vo(u,d);Ae.splice(d,0,g[0]),jt.splice(d,0,g[1]),ne.values.push(null)}if(Ze){ye.
splice(d,0,null);let g=null;Hn?d==0&&(g=Ii(u,d)):d>0&&(g=Ii(u,d)),Tt.splice(d,0,g),Un.splice(d,0,0),Wn.splice(d,0,0)}Je("addSeries",d)}function Jc(u,d){d=d??k.length,
u=r==1?hi(u,d,Eu,Ru):hi(u,d,{},Lu),k.splice(d,0,u),Bi(k[d],d)}o.addSeries=Jc;function zc(u){if(k.splice(u,1),Ie){ne.values.splice(u,1),jt.splice(u,1);let d=Ae.splice(
u,1)[0];Bn(null,d.firstChild),d.remove()}Ze&&(ye.splice(u,1),Tt.splice(u,1)[0].remove(),Un.splice(u,1),Wn.splice(u,1)),Je("delSeries",u)}o.delSeries=zc;let wn=[
!1,!1,!1,!1];function Gc(u,d){if(u._show=u.show,u.show){let g=u.side%2,y=P[u.scale];y==null&&(u.scale=g?k[1].scale:I,y=P[u.scale]);let _=y.time;u.size=ie(u.size),
u.space=ie(u.space),u.rotate=ie(u.rotate),pn(u.incrs)&&u.incrs.forEach(T=>{!mn.has(T)&&mn.set(T,zu(T))}),u.incrs=ie(u.incrs||(y.distr==2?Np:_?E==1?Op:$p:Rn)),u.
splits=ie(u.splits||(_&&y.distr==1?it:y.distr==3?fi:y.distr==4?om:nm)),u.stroke=ie(u.stroke),u.grid.stroke=ie(u.grid.stroke),u.ticks.stroke=ie(u.ticks.stroke),u.
border.stroke=ie(u.border.stroke);let S=u.values;u.values=pn(S)&&!pn(S[0])?ie(S):_?pn(S)?Su(le,wu(S,W)):yu(S)?Hp(le,S):S||Ee:S||tm,u.filter=ie(u.filter||(y.distr>=
3&&y.log==10?im:y.distr==3&&y.log==2?lm:Wu)),u.font=Iu(u.font),u.labelFont=Iu(u.labelFont),u._size=u.size(o,null,d,0),u._space=u._rotate=u._incrs=u._found=u._splits=
u._values=null,u._size>0&&(wn[d]=!0,u._el=Lt(Wf,b))}}function So(u,d,g,y){let[_,S,T,A]=g,L=d%2,N=0;return L==0&&(A||S)&&(N=d==0&&!_||d==2&&!T?$e(Tu.size/3):0),L==
1&&(_||T)&&(N=d==1&&!S||d==3&&!A?$e(Cu.size/2):0),N}let $i=o.padding=(e.padding||[So,So,So,So]).map(u=>ie(ce(u,So))),nn=o._padding=$i.map((u,d)=>u(o,d,wn,0)),Ge,
qe=null,He=null,Qo=r==1?k[0].idxs:null,Nt=null,ko=!1;function ji(u,d){if(t=u??[],o.data=o._data=t,r==2){Ge=0;for(let g=1;g<k.length;g++)Ge+=t[g][0].length}else{
t.length==0&&(o.data=o._data=t=[[]]),Nt=t[0],Ge=Nt.length;let g=t;if(G==2){g=t.slice();let y=g[0]=Array(Ge);for(let _=0;_<Ge;_++)y[_]=_}o._data=t=g}if(zn(!0),Je(
"setData"),G==2&&(jn=!0),d!==!1){let g=R;g.auto(o,ko)?Vr():rn(I,g.min,g.max),_n=_n||q.left>=0,xt=!0,Gn()}}o.setData=ji;function Vr(){ko=!0;let u,d;r==1&&(Ge>0?(qe=
Qo[0]=0,He=Qo[1]=Ge-1,u=t[0][qe],d=t[0][He],G==2?(u=qe,d=He):u==d&&(G==3?[u,d]=Fr(u,u,R.log,!1):G==4?[u,d]=vi(u,u,R.log,!1):R.time?d=u+$e(86400/E):[u,d]=Mr(u,d,
wi,!0))):(qe=Qo[0]=u=null,He=Qo[1]=d=null)),rn(I,u,d)}let Zo,Jn,Kr,Yr,Qr,Zr,Xr,es,ts,at;function qi(u,d,g,y,_,S){u??=eu,g??=ki,y??="butt",_??=eu,S??="round",u!=
Zo&&(p.strokeStyle=Zo=u),_!=Jn&&(p.fillStyle=Jn=_),d!=Kr&&(p.lineWidth=Kr=d),S!=Qr&&(p.lineJoin=Qr=S),y!=Zr&&(p.lineCap=Zr=y),g!=Yr&&p.setLineDash(Yr=g)}function Hi(u,d,g,y){
d!=Jn&&(p.fillStyle=Jn=d),u!=Xr&&(p.font=Xr=u),g!=es&&(p.textAlign=es=g),y!=ts&&(p.textBaseline=ts=y)}function ns(u,d,g,y,_=0){if(y.length>0&&u.auto(o,ko)&&(d==
null||d.min==null)){let S=ce(qe,0),T=ce(He,y.length-1),A=g.min==null?ip(y,S,T,_,u.distr==3):[g.min,g.max];u.min=$t(u.min,g.min=A[0]),u.max=st(u.max,g.max=A[1])}}
let Ui={min:null,max:null};function Vc(){for(let y in P){let _=P[y];J[y]==null&&(_.min==null||J[I]!=null&&_.auto(o,ko))&&(J[y]=Ui)}for(let y in P){let _=P[y];J[y]==
null&&_.from!=null&&J[_.from]!=null&&(J[y]=Ui)}J[I]!=null&&zn(!0);let u={};for(let y in J){let _=J[y];if(_!=null){let S=u[y]=ho(P[y],gp);if(_.min!=null)Oe(S,_);else if(y!=
I||r==2)if(Ge==0&&S.from==null){let T=S.range(o,null,null,y);S.min=T[0],S.max=T[1]}else S.min=_e,S.max=-_e}}if(Ge>0){k.forEach((y,_)=>{if(r==1){let S=y.scale,T=J[S];
if(T==null)return;let A=u[S];if(_==0){let L=A.range(o,A.min,A.max,S);A.min=L[0],A.max=L[1],qe=Bt(A.min,t[0]),He=Bt(A.max,t[0]),He-qe>1&&(t[0][qe]<A.min&&qe++,t[0][He]>
A.max&&He--),y.min=Nt[qe],y.max=Nt[He]}else y.show&&y.auto&&ns(A,T,y,t[_],y.sorted);y.idxs[0]=qe,y.idxs[1]=He}else if(_>0&&y.show&&y.auto){let[S,T]=y.facets,A=S.
scale,L=T.scale,[N,O]=t[_],$=u[A],Z=u[L];$!=null&&ns($,J[A],S,N,S.sorted),Z!=null&&ns(Z,J[L],T,O,T.sorted),y.min=T.min,y.max=T.max}});for(let y in u){let _=u[y],
S=J[y];if(_.from==null&&(S==null||S.min==null)){let T=_.range(o,_.min==_e?null:_.min,_.max==-_e?null:_.max,y);_.min=T[0],_.max=T[1]}}}for(let y in u){let _=u[y];
if(_.from!=null){let S=u[_.from];if(S.min==null)_.min=_.max=null;else{let T=_.range(o,S.min,S.max,y);_.min=T[0],_.max=T[1]}}}let d={},g=!1;for(let y in u){let _=u[y],
S=P[y];if(S.min!=_.min||S.max!=_.max){S.min=_.min,S.max=_.max;let T=S.distr;S._min=T==3?Xt(S.min):T==4?oi(S.min,S.asinh):T==100?S.fwd(S.min):S.min,S._max=T==3?Xt(
S.max):T==4?oi(S.max,S.asinh):T==100?S.fwd(S.max):S.max,d[y]=g=!0}}if(g){k.forEach((y,_)=>{r==2?_>0&&d.y&&(y._paths=null):d[y.scale]&&(y._paths=null)});for(let y in d)
jn=!0,Je("setScale",y);Ze&&q.left>=0&&(_n=xt=!0)}for(let y in J)J[y]=null}function Kc(u){let d=di(qe-1,0,Ge-1),g=di(He+1,0,Ge-1);for(;u[d]==null&&d>0;)d--;for(;u[g]==
null&&g<Ge-1;)g++;return[d,g]}function Yc(){if(Ge>0){let u=k.some(d=>d._focus)&&at!=Ht.alpha;u&&(p.globalAlpha=at=Ht.alpha),k.forEach((d,g)=>{if(g>0&&d.show&&(Wi(
g,!1),Wi(g,!0),d._paths==null)){let y=at;at!=d.alpha&&(p.globalAlpha=at=d.alpha);let _=r==2?[0,t[g][0].length-1]:Kc(t[g]);d._paths=d.paths(o,g,_[0],_[1]),at!=y&&
(p.globalAlpha=at=y)}}),k.forEach((d,g)=>{if(g>0&&d.show){let y=at;at!=d.alpha&&(p.globalAlpha=at=d.alpha),d._paths!=null&&Ji(g,!1);{let _=d._paths!=null?d._paths.
gaps:null,S=d.points.show(o,g,qe,He,_),T=d.points.filter(o,g,S,_);(S||T)&&(d.points._paths=d.points.paths(o,g,qe,He,T),Ji(g,!0))}at!=y&&(p.globalAlpha=at=y),Je(
"drawSeries",g)}}),u&&(p.globalAlpha=at=1)}}function Wi(u,d){let g=d?k[u].points:k[u];g._stroke=g.stroke(o,u),g._fill=g.fill(o,u)}function Ji(u,d){let g=d?k[u].
points:k[u],{stroke:y,fill:_,clip:S,flags:T,_stroke:A=g._stroke,_fill:L=g._fill,_width:N=g.width}=g._paths;N=ve(N*fe,3);let O=null,$=N%2/2;d&&L==null&&(L=N>0?"#\\
fff":A);let Z=g.pxAlign==1&&$>0;if(Z&&p.translate($,$),!d){let de=pt-N/2,ue=kt-N/2,re=lt+N,V=Dt+N;O=new Path2D,O.rect(de,ue,re,V)}d?os(A,N,g.dash,g.cap,L,y,_,T,
S):Qc(u,A,N,g.dash,g.cap,L,y,_,T,O,S),Z&&p.translate(-$,-$)}function Qc(u,d,g,y,_,S,T,A,L,N,O){let $=!1;L!=0&&K.forEach((Z,de)=>{if(Z.series[0]==u){let ue=k[Z.series[1]],
re=t[Z.series[1]],V=(ue._paths||Jo).band;pn(V)&&(V=Z.dir==1?V[0]:V[1]);let H,xe=null;ue.show&&V&&ap(re,qe,He)?(xe=Z.fill(o,de)||S,H=ue._paths.clip):V=null,os(d,
g,y,_,xe,T,A,L,N,O,H,V),$=!0}}),$||os(d,g,y,_,S,T,A,L,N,O)}let zi=yo|mi;function os(u,d,g,y,_,S,T,A,L,N,O,$){qi(u,d,g,y,_),(L||N||$)&&(p.save(),L&&p.clip(L),N&&
p.clip(N)),$?(A&zi)==zi?(p.clip($),O&&p.clip(O),er(_,T),Xo(u,S,d)):A&mi?(er(_,T),p.clip($),Xo(u,S,d)):A&yo&&(p.save(),p.clip($),O&&p.clip(O),er(_,T),p.restore(),
Xo(u,S,d)):(er(_,T),Xo(u,S,d)),(L||N||$)&&p.restore()}function Xo(u,d,g){g>0&&(d instanceof Map?d.forEach((y,_)=>{p.strokeStyle=Zo=_,p.stroke(y)}):d!=null&&u&&p.
stroke(d))}function er(u,d){d instanceof Map?d.forEach((g,y)=>{p.fillStyle=Jn=y,p.fill(g)}):d!=null&&u&&p.fill(d)}function Zc(u,d,g,y){let _=M[u],S;if(y<=0)S=[0,
0];else{let T=_._space=_.space(o,u,d,g,y),A=_._incrs=_.incrs(o,u,d,g,y,T);S=Am(d,g,A,y,T)}return _._found=S}function rs(u,d,g,y,_,S,T,A,L,N){let O=T%2/2;w==1&&p.
translate(O,O),qi(A,T,L,N,A),p.beginPath();let $,Z,de,ue,re=_+(y==0||y==3?-S:S);g==0?(Z=_,ue=re):($=_,de=re);for(let V=0;V<u.length;V++)d[V]!=null&&(g==0?$=de=u[V]:
Z=ue=u[V],p.moveTo($,Z),p.lineTo(de,ue));p.stroke(),w==1&&p.translate(-O,-O)}function Xc(u){let d=!0;return M.forEach((g,y)=>{if(!g.show)return;let _=P[g.scale];
if(_.min==null){g._show&&(d=!1,g._show=!1,zn(!1));return}else g._show||(d=!1,g._show=!0,zn(!1));let S=g.side,T=S%2,{min:A,max:L}=_,[N,O]=Zc(y,A,L,T==0?ee:B);if(O==
0)return;let $=_.distr==2,Z=g._splits=g.splits(o,y,A,L,N,O,$),de=_.distr==2?Z.map(H=>Nt[H]):Z,ue=_.distr==2?Nt[Z[1]]-Nt[Z[0]]:N,re=g._values=g.values(o,g.filter(
o,de,y,O,ue),y,O,ue);g._rotate=S==2?g.rotate(o,re,y,O):0;let V=g._size;g._size=Rt(g.size(o,re,y,u)),V!=null&&g._size!=V&&(d=!1)}),d}function ed(u){let d=!0;return $i.
forEach((g,y)=>{let _=g(o,y,wn,u);_!=nn[y]&&(d=!1),nn[y]=_}),d}function td(){for(let u=0;u<M.length;u++){let d=M[u];if(!d.show||!d._show)continue;let g=d.side,y=g%
2,_,S,T=d.stroke(o,u),A=g==0||g==3?-1:1,[L,N]=d._found;if(d.label!=null){let tt=d.labelGap*A,ht=$e((d._lpos+tt)*fe);Hi(d.labelFont[0],T,"center",g==2?"top":Xa),
p.save(),y==1?(_=S=0,p.translate(ht,$e(kt+Dt/2)),p.rotate((g==3?-Lr:Lr)/2)):(_=$e(pt+lt/2),S=ht);let xn=Hu(d.label)?d.label(o,u,L,N):d.label;p.fillText(xn,_,S),
p.restore()}if(N==0)continue;let O=P[d.scale],$=y==0?lt:Dt,Z=y==0?pt:kt,de=d._splits,ue=O.distr==2?de.map(tt=>Nt[tt]):de,re=O.distr==2?Nt[de[1]]-Nt[de[0]]:L,V=d.
ticks,H=d.border,xe=V.show?V.size:0,Le=$e(xe*fe),ze=$e((d.alignTo==2?d._size-xe-d.gap:d.gap)*fe),be=d._rotate*-Lr/180,Re=x(d._pos*fe),mt=(Le+ze)*A,et=Re+mt;S=y==
0?et:0,_=y==1?et:0;let Et=d.font[0],Ft=d.align==1?co:d.align==2?ei:be>0?co:be<0?ei:y==0?"center":g==3?ei:co,Jt=be||y==1?"middle":g==2?"top":Xa;Hi(Et,T,Ft,Jt);let gt=d.
font[1]*d.lineGap,Pt=de.map(tt=>x(a(tt,O,$,Z))),Ot=d._values;for(let tt=0;tt<Ot.length;tt++){let ht=Ot[tt];if(ht!=null){y==0?_=Pt[tt]:S=Pt[tt],ht=""+ht;let xn=ht.
indexOf(\`
\`)==-1?[ht]:ht.split(/\\n/gm);for(let nt=0;nt<xn.length;nt++){let dl=xn[nt];be?(p.save(),p.translate(_,S+nt*gt),p.rotate(be),p.fillText(dl,0,0),p.restore()):p.fillText(
dl,_,S+nt*gt)}}}V.show&&rs(Pt,V.filter(o,ue,u,N,re),y,g,Re,Le,ve(V.width*fe,3),V.stroke(o,u),V.dash,V.cap);let zt=d.grid;zt.show&&rs(Pt,zt.filter(o,ue,u,N,re),y,
y==0?2:1,y==0?kt:pt,y==0?Dt:lt,ve(zt.width*fe,3),zt.stroke(o,u),zt.dash,zt.cap),H.show&&rs([Re],[1],y==0?1:0,y==0?1:2,y==1?kt:pt,y==1?Dt:lt,ve(H.width*fe,3),H.stroke(
o,u),H.dash,H.cap)}Je("drawAxes")}function zn(u){k.forEach((d,g)=>{g>0&&(d._paths=null,u&&(r==1?(d.min=null,d.max=null):d.facets.forEach(y=>{y.min=null,y.max=null})))})}
let tr=!1,ss=!1,xo=[];function nd(){ss=!1;for(let u=0;u<xo.length;u++)Je(...xo[u]);xo.length=0}function Gn(){tr||(Sp(Gi),tr=!0)}function od(u,d=!1){tr=!0,ss=d,u(
o),Gi(),d&&xo.length>0&&queueMicrotask(nd)}o.batch=od;function Gi(){if(zr&&(Vc(),zr=!1),jn&&(qc(),jn=!1),Ko){if(Te(h,co,we),Te(h,"top",Be),Te(h,qo,ee),Te(h,Ho,B),
Te(v,co,we),Te(v,"top",Be),Te(v,qo,ee),Te(v,Ho,B),Te(b,qo,Yt),Te(b,Ho,hn),m.width=$e(Yt*fe),m.height=$e(hn*fe),M.forEach(({_el:u,_show:d,_size:g,_pos:y,side:_})=>{
if(u!=null)if(d){let S=_===3||_===0?g:0,T=_%2==1;Te(u,T?"left":"top",y-S),Te(u,T?"width":"height",g),Te(u,T?"top":"left",T?Be:we),Te(u,T?"height":"width",T?B:ee),
ui(u,Mn)}else _t(u,Mn)}),Zo=Jn=Kr=Qr=Zr=Xr=es=ts=Yr=null,at=1,Po(!0),we!=$n||Be!=yn||ee!=qt||B!=bn){zn(!1);let u=ee/qt,d=B/bn;if(Ze&&!_n&&q.left>=0){q.left*=u,q.
top*=d,Vn&&Vt(Vn,$e(q.left),0,ee,B),Kn&&Vt(Kn,0,$e(q.top),ee,B);for(let g=0;g<Tt.length;g++){let y=Tt[g];y!=null&&(Un[g]*=u,Wn[g]*=d,Vt(y,Rt(Un[g]),Rt(Wn[g]),ee,
B))}}if(ke.show&&!Yo&&ke.left>=0&&ke.width>0){ke.left*=u,ke.width*=u,ke.top*=d,ke.height*=d;for(let g in ds)Te(Zn,g,ke[g])}$n=we,yn=Be,qt=ee,bn=B}Je("setSize"),
Ko=!1}Yt>0&&hn>0&&(p.clearRect(0,0,m.width,m.height),Je("drawClear"),U.forEach(u=>u()),Je("draw")),ke.show&&Yo&&(nr(ke),Yo=!1),Ze&&_n&&(kn(null,!0,!1),_n=!1),ne.
show&&ne.live&&xt&&(us(),xt=!1),c||(c=!0,o.status=1,Je("ready")),ko=!1,tr=!1}o.redraw=(u,d)=>{jn=d||!1,u!==!1?rn(I,R.min,R.max):Gn()};function is(u,d){let g=P[u];
if(g.from==null){if(Ge==0){let y=g.range(o,d.min,d.max,u);d.min=y[0],d.max=y[1]}if(d.min>d.max){let y=d.min;d.min=d.max,d.max=y}if(Ge>1&&d.min!=null&&d.max!=null&&
d.max-d.min<1e-16)return;u==I&&g.distr==2&&Ge>0&&(d.min=Bt(d.min,t[0]),d.max=Bt(d.max,t[0]),d.min==d.max&&d.max++),J[u]=d,zr=!0,Gn()}}o.setScale=is;let ls,as,Vn,
Kn,Vi,Ki,Yn,Qn,Yi,Qi,Se,Ce,on=!1,Ve=q.drag,Ue=Ve.x,We=Ve.y;Ze&&(q.x&&(ls=Lt(zf,v)),q.y&&(as=Lt(Gf,v)),R.ori==0?(Vn=ls,Kn=as):(Vn=as,Kn=ls),Se=q.left,Ce=q.top);let ke=o.
select=Oe({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Zn=ke.show?Lt(Jf,ke.over?v:h):null;function nr(u,d){if(ke.show){for(let g in u)ke[g]=u[g],g in
ds&&Te(Zn,g,u[g]);d!==!1&&Je("setSelect")}}o.setSelect=nr;function rd(u){if(k[u].show)Ie&&ui(Ae[u],Mn);else if(Ie&&_t(Ae[u],Mn),Ze){let g=Hn?Tt[0]:Tt[u];g!=null&&
Vt(g,-10,-10,ee,B)}}function rn(u,d,g){is(u,{min:d,max:g})}function Ut(u,d,g,y){d.focus!=null&&ud(u),d.show!=null&&k.forEach((_,S)=>{S>0&&(u==S||u==null)&&(_.show=
d.show,rd(S),r==2?(rn(_.facets[0].scale,null,null),rn(_.facets[1].scale,null,null)):rn(_.scale,null,null),Gn())}),g!==!1&&Je("setSeries",u,d),y&&Co("setSeries",
o,u,d)}o.setSeries=Ut;function sd(u,d){Oe(K[u],d)}function id(u,d){u.fill=ie(u.fill||null),u.dir=ce(u.dir,-1),d=d??K.length,K.splice(d,0,u)}function ld(u){u==null?
K.length=0:K.splice(u,1)}o.addBand=id,o.setBand=sd,o.delBand=ld;function ad(u,d){k[u].alpha=d,Ze&&Tt[u]!=null&&(Tt[u].style.opacity=d),Ie&&Ae[u]&&(Ae[u].style.opacity=
d)}let Qt,sn,Sn,Xn={focus:!0};function ud(u){if(u!=Sn){let d=u==null,g=Ht.alpha!=1;k.forEach((y,_)=>{if(r==1||_>0){let S=d||_==0||_==u;y._focus=d?null:S,g&&ad(_,
S?1:Ht.alpha)}}),Sn=u,g&&Gn()}}Ie&&qn&&Xe(ou,pe,u=>{q._lock||(vn(u),Sn!=null&&Ut(null,Xn,!0,Ne.setSeries))});function Wt(u,d,g){let y=P[d];g&&(u=u/fe-(y.ori==1?
Be:we));let _=ee;y.ori==1&&(_=B,u=_-u),y.dir==-1&&(u=_-u);let S=y._min,T=y._max,A=u/_,L=S+(T-S)*A,N=y.distr;return N==3?mo(10,L):N==4?cp(L,y.asinh):N==100?y.bwd(
L):L}function cd(u,d){let g=Wt(u,I,d);return Bt(g,t[0],qe,He)}o.valToIdx=u=>Bt(u,t[0]),o.posToIdx=cd,o.posToVal=Wt,o.valToPos=(u,d,g)=>P[d].ori==0?s(u,P[d],g?lt:
ee,g?pt:0):l(u,P[d],g?Dt:B,g?kt:0),o.setCursor=(u,d,g)=>{Se=u.left,Ce=u.top,kn(null,d,g)};function Zi(u,d){Te(Zn,co,ke.left=u),Te(Zn,qo,ke.width=d)}function Xi(u,d){
Te(Zn,"top",ke.top=u),Te(Zn,Ho,ke.height=d)}let To=R.ori==0?Zi:Xi,Eo=R.ori==1?Zi:Xi;function dd(){if(Ie&&ne.live)for(let u=r==2?1:0;u<k.length;u++){if(u==0&&St)
continue;let d=ne.values[u],g=0;for(let y in d)jt[u][g++].firstChild.nodeValue=d[y]}}function us(u,d){if(u!=null&&(u.idxs?u.idxs.forEach((g,y)=>{ye[y]=g}):mp(u.
idx)||ye.fill(u.idx),ne.idx=ye[0]),Ie&&ne.live){for(let g=0;g<k.length;g++)(g>0||r==1&&!St)&&fd(g,ye[g]);dd()}xt=!1,d!==!1&&Je("setLegend")}o.setLegend=us;function fd(u,d){
let g=k[u],y=u==0&&G==2?Nt:t[u],_;St?_=g.values(o,u,d)??tn:(_=g.value(o,d==null?null:y[d],u,d),_=_==null?tn:{_}),ne.values[u]=_}function kn(u,d,g){Yi=Se,Qi=Ce,[
Se,Ce]=q.move(o,Se,Ce),q.left=Se,q.top=Ce,Ze&&(Vn&&Vt(Vn,$e(Se),0,ee,B),Kn&&Vt(Kn,0,$e(Ce),ee,B));let y,_=qe>He;Qt=_e,sn=null;let S=R.ori==0?ee:B,T=R.ori==1?ee:
B;if(Se<0||Ge==0||_){y=q.idx=null;for(let A=0;A<k.length;A++){let L=Tt[A];L!=null&&Vt(L,-10,-10,ee,B)}qn&&Ut(null,Xn,!0,u==null&&Ne.setSeries),ne.live&&(ye.fill(
y),xt=!0)}else{let A,L,N;r==1&&(A=R.ori==0?Se:Ce,L=Wt(A,I),y=q.idx=Bt(L,t[0],qe,He),N=F(t[0][y],R,S,0));let O=-10,$=-10,Z=0,de=0,ue=!0,re="",V="";for(let H=r==2?
1:0;H<k.length;H++){let xe=k[H],Le=ye[H],ze=Le==null?null:r==1?t[H][Le]:t[H][1][Le],be=q.dataIdx(o,H,y,L),Re=be==null?null:r==1?t[H][be]:t[H][1][be];if(xt=xt||Re!=
ze||be!=Le,ye[H]=be,H>0&&xe.show){let mt=be==null?-10:be==y?N:F(r==1?t[0][be]:t[H][0][be],R,S,0),et=Re==null?-10:Q(Re,r==1?P[xe.scale]:P[xe.facets[1].scale],T,0);
if(qn&&Re!=null){let Et=R.ori==1?Se:Ce,Ft=je(Ht.dist(o,H,be,et,Et));if(Ft<Qt){let Jt=Ht.bias;if(Jt!=0){let gt=Wt(Et,xe.scale),Pt=Re>=0?1:-1,Ot=gt>=0?1:-1;Ot==Pt&&
(Ot==1?Jt==1?Re>=gt:Re<=gt:Jt==1?Re<=gt:Re>=gt)&&(Qt=Ft,sn=H)}else Qt=Ft,sn=H}}if(xt||Hn){let Et,Ft;R.ori==0?(Et=mt,Ft=et):(Et=et,Ft=mt);let Jt,gt,Pt,Ot,zt,tt,ht=!0,
xn=Qe.bbox;if(xn!=null){ht=!1;let nt=xn(o,H);Pt=nt.left,Ot=nt.top,Jt=nt.width,gt=nt.height}else Pt=Et,Ot=Ft,Jt=gt=Qe.size(o,H);if(tt=Qe.fill(o,H),zt=Qe.stroke(o,
H),Hn)H==sn&&Qt<=Ht.prox&&(O=Pt,$=Ot,Z=Jt,de=gt,ue=ht,re=tt,V=zt);else{let nt=Tt[H];nt!=null&&(Un[H]=Pt,Wn[H]=Ot,cu(nt,Jt,gt,ht),au(nt,tt,zt),Vt(nt,Rt(Pt),Rt(Ot),
ee,B))}}}}if(Hn){let H=Ht.prox,xe=Sn==null?Qt<=H:Qt>H||sn!=Sn;if(xt||xe){let Le=Tt[0];Le!=null&&(Un[0]=O,Wn[0]=$,cu(Le,Z,de,ue),au(Le,re,V),Vt(Le,Rt(O),Rt($),ee,
B))}}}if(ke.show&&on)if(u!=null){let[A,L]=Ne.scales,[N,O]=Ne.match,[$,Z]=u.cursor.sync.scales,de=u.cursor.drag;if(Ue=de._x,We=de._y,Ue||We){let{left:ue,top:re,width:V,
height:H}=u.select,xe=u.scales[$].ori,Le=u.posToVal,ze,be,Re,mt,et,Et=A!=null&&N(A,$),Ft=L!=null&&O(L,Z);Et&&Ue?(xe==0?(ze=ue,be=V):(ze=re,be=H),Re=P[A],mt=F(Le(
ze,$),Re,S,0),et=F(Le(ze+be,$),Re,S,0),To($t(mt,et),je(et-mt))):To(0,S),Ft&&We?(xe==1?(ze=ue,be=V):(ze=re,be=H),Re=P[L],mt=Q(Le(ze,Z),Re,T,0),et=Q(Le(ze+be,Z),Re,
T,0),Eo($t(mt,et),je(et-mt))):Eo(0,T)}else fs()}else{let A=je(Yi-Vi),L=je(Qi-Ki);if(R.ori==1){let Z=A;A=L,L=Z}Ue=Ve.x&&A>=Ve.dist,We=Ve.y&&L>=Ve.dist;let N=Ve.uni;
N!=null?Ue&&We&&(Ue=A>=N,We=L>=N,!Ue&&!We&&(L>A?We=!0:Ue=!0)):Ve.x&&Ve.y&&(Ue||We)&&(Ue=We=!0);let O,$;Ue&&(R.ori==0?(O=Yn,$=Se):(O=Qn,$=Ce),To($t(O,$),je($-O)),
We||Eo(0,T)),We&&(R.ori==1?(O=Yn,$=Se):(O=Qn,$=Ce),Eo($t(O,$),je($-O)),Ue||To(0,S)),!Ue&&!We&&(To(0,0),Eo(0,0))}if(Ve._x=Ue,Ve._y=We,u==null){if(g){if(cl!=null){
let[A,L]=Ne.scales;Ne.values[0]=A!=null?Wt(R.ori==0?Se:Ce,A):null,Ne.values[1]=L!=null?Wt(R.ori==1?Se:Ce,L):null}Co(ti,o,Se,Ce,ee,B,y)}if(qn){let A=g&&Ne.setSeries,
L=Ht.prox;Sn==null?Qt<=L&&Ut(sn,Xn,!0,A):Qt>L?Ut(null,Xn,!0,A):sn!=Sn&&Ut(sn,Xn,!0,A)}}xt&&(ne.idx=y,us()),d!==!1&&Je("setCursor")}let ln=null;Object.defineProperty(
o,"rect",{get(){return ln==null&&Po(!1),ln}});function Po(u=!1){u?ln=null:(ln=v.getBoundingClientRect(),Je("syncRect",ln))}function el(u,d,g,y,_,S,T){q._lock||on&&
u!=null&&u.movementX==0&&u.movementY==0||(cs(u,d,g,y,_,S,T,!1,u!=null),u!=null?kn(null,!0,!0):kn(d,!0,!1))}function cs(u,d,g,y,_,S,T,A,L){if(ln==null&&Po(!1),vn(
u),u!=null)g=u.clientX-ln.left,y=u.clientY-ln.top;else{if(g<0||y<0){Se=-10,Ce=-10;return}let[N,O]=Ne.scales,$=d.cursor.sync,[Z,de]=$.values,[ue,re]=$.scales,[V,
H]=Ne.match,xe=d.axes[0].side%2==1,Le=R.ori==0?ee:B,ze=R.ori==1?ee:B,be=xe?S:_,Re=xe?_:S,mt=xe?y:g,et=xe?g:y;if(ue!=null?g=V(N,ue)?a(Z,P[N],Le,0):-10:g=Le*(mt/be),
re!=null?y=H(O,re)?a(de,P[O],ze,0):-10:y=ze*(et/Re),R.ori==1){let Et=g;g=y,y=Et}}L&&(d==null||d.cursor.event.type==ti)&&((g<=1||g>=ee-1)&&(g=Ln(g,ee)),(y<=1||y>=
B-1)&&(y=Ln(y,B))),A?(Vi=g,Ki=y,[Yn,Qn]=q.move(o,g,y)):(Se=g,Ce=y)}let ds={width:0,height:0,left:0,top:0};function fs(){nr(ds,!1)}let tl,nl,ol,rl;function sl(u,d,g,y,_,S,T){
on=!0,Ue=We=Ve._x=Ve._y=!1,cs(u,d,g,y,_,S,T,!0,!1),u!=null&&(Xe(ni,li,il,!1),Co(tu,o,Yn,Qn,ee,B,null));let{left:A,top:L,width:N,height:O}=ke;tl=A,nl=L,ol=N,rl=O}
function il(u,d,g,y,_,S,T){on=Ve._x=Ve._y=!1,cs(u,d,g,y,_,S,T,!1,!0);let{left:A,top:L,width:N,height:O}=ke,$=N>0||O>0,Z=tl!=A||nl!=L||ol!=N||rl!=O;if($&&Z&&nr(ke),
Ve.setScale&&$&&Z){let de=A,ue=N,re=L,V=O;if(R.ori==1&&(de=L,ue=O,re=A,V=N),Ue&&rn(I,Wt(de,I),Wt(de+ue,I)),We)for(let H in P){let xe=P[H];H!=I&&xe.from==null&&xe.
min!=_e&&rn(H,Wt(re+V,H),Wt(re,H))}fs()}else q.lock&&(q._lock=!q._lock,kn(d,!0,u!=null));u!=null&&(Bn(ni,li),Co(ni,o,Se,Ce,ee,B,null))}function pd(u,d,g,y,_,S,T){
if(q._lock)return;vn(u);let A=on;if(on){let L=!0,N=!0,O=10,$,Z;R.ori==0?($=Ue,Z=We):($=We,Z=Ue),$&&Z&&(L=Se<=O||Se>=ee-O,N=Ce<=O||Ce>=B-O),$&&L&&(Se=Se<Yn?0:ee),
Z&&N&&(Ce=Ce<Qn?0:B),kn(null,!0,!0),on=!1}Se=-10,Ce=-10,ye.fill(null),kn(null,!0,!0),A&&(on=A)}function ll(u,d,g,y,_,S,T){q._lock||(vn(u),Vr(),fs(),u!=null&&Co(
ru,o,Se,Ce,ee,B,null))}function al(){M.forEach(Lm),Gr(o.width,o.height,!0)}Dn(Rr,po,al);let eo={};eo.mousedown=sl,eo.mousemove=el,eo.mouseup=il,eo.dblclick=ll,eo.
setSeries=(u,d,g,y)=>{let _=Ne.match[2];g=_(o,d,g),g!=-1&&Ut(g,y,!0,!1)},Ze&&(Xe(tu,v,sl),Xe(ti,v,el),Xe(nu,v,u=>{vn(u),Po(!1)}),Xe(ou,v,pd),Xe(ru,v,ll),gi.add(
o),o.syncRect=Po);let or=o.hooks=e.hooks||{};function Je(u,d,g){ss?xo.push([u,d,g]):u in or&&or[u].forEach(y=>{y.call(null,o,d,g)})}(e.plugins||[]).forEach(u=>{
for(let d in u.hooks)or[d]=(or[d]||[]).concat(u.hooks[d])});let ul=(u,d,g)=>g,Ne=Oe({key:null,setSeries:!1,filters:{pub:gu,sub:gu},scales:[I,k[1]?k[1].scale:null],
match:[hu,hu,ul],values:[null,null]},q.sync);Ne.match.length==2&&Ne.match.push(ul),q.sync=Ne;let cl=Ne.key,ps=fc(cl);function Co(u,d,g,y,_,S,T){Ne.filters.pub(u,
d,g,y,_,S,T)&&ps.pub(u,d,g,y,_,S,T)}ps.sub(o);function md(u,d,g,y,_,S,T){Ne.filters.sub(u,d,g,y,_,S,T)&&eo[u](null,d,g,y,_,S,T)}o.pub=md;function gd(){ps.unsub(
o),gi.delete(o),gn.clear(),ci(Rr,po,al),f.remove(),pe?.remove(),Je("destroy")}o.destroy=gd;function ms(){Je("init",e,t),ji(t||e.data,!1),J[I]?is(I,J[I]):Vr(),Yo=
ke.show&&(ke.width>0||ke.height>0),_n=xt=!0,Gr(e.width,e.height)}return k.forEach(Bi),M.forEach(Gc),n?n instanceof HTMLElement?(n.appendChild(f),ms()):n(o,ms):ms(),
o}Ye.assign=Oe;Ye.fmtNum=Si;Ye.rangeNum=Mr;Ye.rangeLog=Fr;Ye.rangeAsinh=vi;Ye.orient=Fn;Ye.pxRatio=fe;Ye.join=wp;Ye.fmtDate=xi,Ye.tzDate=Mp;Ye.sync=fc;{Ye.addGap=
mm,Ye.clipGaps=Br;let e=Ye.paths={points:bc};e.linear=vc,e.stepped=ym,e.bars=bm,e.spline=vm}var Rm={system:"light",light:"dark",dark:"system"};function xc(){let[e,t]=D(Mm);return cn(()=>{e==="system"?delete document.documentElement.dataset.theme:document.
documentElement.dataset.theme=e,As.set(e==="system"?null:e),dispatchEvent(new Event(Hr))},[e]),[e,()=>t(Rm[e])]}var Hr="tsumugi-theme";function Mm(){let e=As.get();
return e==="light"||e==="dark"?e:"system"}function Go(e){let t=document.createElement("i");t.style.color=\`var(--\${e})\`,document.body.append(t);let{color:n}=getComputedStyle(t);return t.remove(),n}var Tc=168;function Ur({title:e,summary:t,times:n,lines:o,format:r}){let{language:s}=C(),l=me(null),a=me(null),c=[n.map(p=>p/1e3),...o.map(({values:p})=>p)],f=me(
c);f.current=c,oe(()=>a.current?.setData(c));let m=\`\${s} \${o.map(({label:p,tint:b})=>p+b).join()}\`;return oe(()=>{let p=l.current;if(p===null)return;let b=()=>{
a.current?.destroy();let w=p.clientWidth,x=Dm({lines:o,width:w,language:s,format:r});a.current=new Ye(x,f.current,p)};b();let h=new ResizeObserver(()=>{a.current?.
setSize({width:p.clientWidth,height:Tc})});h.observe(p);let v=matchMedia("(prefers-color-scheme: dark)");return addEventListener(Hr,b),v.addEventListener("chang\\
e",b),()=>{h.disconnect(),removeEventListener(Hr,b),v.removeEventListener("change",b),a.current?.destroy(),a.current=null}},[m]),i("figure",{class:"chart",children:[
i("figcaption",{children:[i("h2",{children:e}),i("span",{class:"faint",children:t})]}),i("div",{ref:l})]})}function Dm({lines:e,width:t,language:n,format:o}){let r=new Intl.
DateTimeFormat(n,{hour:"2-digit",minute:"2-digit",hourCycle:"h23"}),s=a=>a===null?"":r.format(a*1e3),l={stroke:Go("ink-faint"),font:"11px sans-serif",grid:{stroke:Go(
"line"),width:1},ticks:{show:!1}};return{width:t,height:Tc,padding:[8,18,0,0],cursor:{y:!1,points:{size:6},drag:{setScale:!1,x:!1,y:!1}},scales:{y:{range:(a,c,f)=>[
0,Math.max(1,f*1.08)]}},axes:[{...l,size:26,values:(a,c)=>c.map(s)},{...l,size:54,values:(a,c)=>c.map(o)}],series:[{label:" ",value:(a,c)=>s(c)},...e.map(({label:a,
tint:c,filled:f,dashed:m})=>({label:a,stroke:Go(c),width:1.5,...f===!0?{fill:Go(\`\${c}-wash\`)}:{},...m===!0?{dash:[4,3]}:{},points:{size:4},value:(p,b)=>b==null?
"":o(b)}))]}}function Wr({since:e,bindings:t},n,o){let r=Math.floor(e/6e4)*6e4,s=Math.floor(o/6e4)*6e4,a=t.some(({minutes:w})=>w.some(({minute:x})=>x<s))?s:s+6e4,c=Math.max(
1,Math.ceil((a-r)/6e4)),f=Array.from({length:c},(w,x)=>r+x*6e4),m=t.filter(({binding:w})=>n===null||w===n),p=Map.groupBy(m.flatMap(({minutes:w})=>w),({minute:w})=>w),
b=f.map(w=>p.get(w)??[]),h=w=>b.map(x=>x.reduce((E,k)=>E+w(k),0)),v=w=>b.map(x=>{let E=x.map(w).filter(k=>k!==null);return E.length===0?null:Math.max(...E)});return{
times:f,started:h(({started:w})=>w),completed:h(({completed:w})=>w),failed:h(({failed:w})=>w),waitMedian:v(({wait:w})=>w.p50),waitP95:v(({wait:w})=>w.p95),runMedian:v(
({run:w})=>w.p50),runP95:v(({run:w})=>w.p95)}}var Ri=["1","6","24"];function Ec({metrics:e,now:t,range:n,binding:o,bindings:r}){let{texts:s,format:l}=C(),{overview:a}=s,c=Math.max(e.since,t-Number(n)*36e5),
f=Wr({...e,since:c},o===""?null:o,t),m=v=>ct(te("overview",{range:n,binding:o,...v}),{replace:!0}),p=v=>l.number(v.reduce((w,x)=>w+x,0)),b=v=>a.worst(l.duration(
Math.max(0,...v.map(w=>w??0)))),h=(v,w)=>[...o===""?[]:[{label:a.median,values:v,tint:"running"}],{label:a.p95,values:w,tint:"ink-faint",dashed:!0}];return i("s\\
ection",{class:"charts","aria-label":a.range,children:[i("div",{class:"row",children:[i("label",{class:"row",children:[a.chartOf,i("select",{value:o,onChange:v=>m(
{binding:v.currentTarget.value}),children:[i("option",{value:"",children:a.total}),r.map(v=>i("option",{value:v,children:v},v))]})]}),i("div",{class:"segments",
role:"group","aria-label":a.range,children:Ri.map(v=>i("button",{class:"button","aria-pressed":v===n,onClick:()=>m({range:v}),children:a.ranges[v]},v))})]}),i(Ur,
{title:a.completedChart,summary:a.summary(p(f.completed),p(f.failed)),times:f.times,lines:[{label:a.completed,values:f.completed,tint:"completed",filled:!0},{label:a.
failed,values:f.failed,tint:"failed"}],format:l.number}),i(Ur,{title:a.waitChart,summary:b(f.waitP95),times:f.times,lines:h(f.waitMedian,f.waitP95),format:l.duration}),
i(Ur,{title:a.runChart,summary:b(f.runP95),times:f.times,lines:h(f.runMedian,f.runP95),format:l.duration})]})}function Pc(e){return[...Map.groupBy(e,({binding:n})=>n)].map(([n,o])=>{let r=o.filter(({reachable:l})=>l),s=r.flatMap(({block:l})=>l===null?[]:[l.reason]);return{
name:n,counts:Di(r.flatMap(({counts:l})=>l??[])),inFlight:Mi(r.map(l=>l.in_flight)),concurrency:Mi(r.map(({concurrency:l})=>l)),oldestWaitMs:Math.max(0,...r.map(
l=>l.oldest_due_wait_ms??0)),paused:r.length>0&&r.every(({paused:l})=>l===!0),shards:o.length,pausedShards:r.filter(({paused:l})=>l===!0).length,blocks:[...new Set(
s)],silent:o.filter(({reachable:l})=>!l).map(l=>l.name)}})}function Di(e){let t=bt.map(n=>[n,Mi(e.map(o=>o[n]))]);return Object.fromEntries(t)}function Mi(e){return e.
reduce((t,n)=>t+(n??0),0)}function Cc({counts:e}){let{texts:t,format:n}=C();return i("ul",{class:"totals","aria-label":t.overview.total,children:bt.map(o=>i("li",{children:i("a",{class:e[o]===
0?"zero":o,href:te("jobs",{state:o}),children:[i("b",{children:n.number(e[o])}),i("span",{children:[i(Io,{state:o}),t.states[o]]})]})},o))})}var Nm=3e3,Fm=2e4,Ac=36e5;function Lc({query:e}){let{texts:t}=C(),n=Ri.find(h=>h===e.get("range"))??"1",o=Ke("shards",se.diagnostics),r=Ke("bindings",se.bindings),
s=Ke(\`metrics \${n}\`,h=>se.metrics(Date.now()-Number(n)*Ac,h));if(dn(o.reload,Nm),oe(()=>{let h=setInterval(()=>{document.hidden||(s.reload(),o.reload())},Fm);return()=>clearInterval(
h)},[s.reload,o.reload]),o.value===null)return o.error===null?i(At,{}):i(ot,{error:o.error,again:o.reload});let l=Pc(o.value.shards),a=l.map(({name:h})=>h),c=a.
find(h=>h===e.get("binding"))??"",f=Di(l.map(({counts:h})=>h)),m=Object.values(f).every(h=>h===0),{now:p}=o.value,b=h=>s.value===null?null:Wr({...s.value,since:p-
Ac},h,p);return i(Y,{children:[i("h1",{class:"hidden",children:t.overview.title}),o.error!==null&&i(ot,{error:o.error,again:o.reload,isBeside:!0}),i(Cc,{counts:f}),
i(Qa,{bindings:l,infos:r.value?.bindings??[],hourOf:b,onChanged:o.reload}),i("p",{class:"note faint",children:t.overview.countsNote}),s.error!==null&&o.error===
null&&i(ot,{error:s.error,again:s.reload,isBeside:s.value!==null}),m&&s.value?.bindings.every(({minutes:h})=>h.length===0)===!0?i(Ct,{title:t.overview.empty,lead:t.
overview.emptyLead,children:i("div",{class:"row",children:i("a",{class:"button",href:te("enqueue"),children:t.frame.enqueue})})}):s.value!==null&&i(Ec,{metrics:s.
value,now:p,range:n,binding:c,bindings:a})]})}function Rc(e,{texts:t,format:n}){let{hint:o}=t.policies,{policy:r}=e,{guarantee:s,requeueUnclaimed:l,maxAttempts:a,agingIntervalMs:c,shards:f,concurrency:m}=r,
p=Om(r);return[s==="at-most-once"&&!l&&o.silentForAPerson,a===1&&o.noRetry,a>1&&p<6e4&&o.shortRetries(n.number(a),n.duration(p)),c===null&&o.strictPriorities,f>
1&&o.dividedLimits(n.number(f),n.number(Math.floor(m/f))),e.payload_schema===null&&o.anyPayload].filter(h=>h!==!1)}function Om({backoff:e,maxAttempts:t}){let n=0;
for(let o=1;o<t&&n<6e4;o+=1)n+=e.kind==="fixed"?e.delayMs:Math.min(e.maxMs,e.baseMs*e.factor**(o-1));return n}function Mc({policy:e,index:t,shards:n,shards_ever:o},r){let{texts:s,format:l}=r,{policies:a}=s,{rate:c,agingIntervalMs:f,keys:m}=e;return[["guarantee",e.guarantee],
["shards",o>n?\`\${n} (\${o})\`:l.number(n)],["concurrency",l.number(e.concurrency)],["rate",c===null?a.unlimited:a.rate(l.number(c.tokens),l.duration(c.intervalMs))],
["perKeyConcurrency",l.number(e.perKeyConcurrency)],["aging",f===null?a.strict:a.aging(l.duration(f))],["maxAttempts",l.number(e.maxAttempts)],["backoff",Im(e.backoff,
r)],["timeoutMs",l.duration(e.timeoutMs)],["reaperGraceMs",l.duration(e.reaperGraceMs)],["concurrencyKey",Ni(m.concurrencyKey,a)],["uniqueKey",Ni(m.uniqueKey,a)],
["uniqueForMs",l.duration(e.uniqueForMs)],["partitionKey",Ni(m.partitionKey,a)],["sweepAfterMs",l.duration(e.sweepAfterMs)],["failedRetentionMs",l.duration(e.failedRetentionMs)],
["index",t.length===0?a.none:t.join(", ")],["queue",e.queueBinding]]}function Im(e,{texts:t,format:n}){let{policies:o}=t,r=e.kind==="fixed"?o.fixed(n.duration(e.
delayMs)):o.exponential(n.duration(e.baseMs),n.number(e.factor),n.duration(e.maxMs));return e.jitter?\`\${r}, \${o.jitter}\`:r}function Ni(e,{keyRules:t}){return e.
kind==="derived"?t.derived(e.template):t[e.kind]}function Dc({info:e}){let t=C(),{policies:n}=t.texts,o=Rc(e,t);return i("section",{class:"panel policy",children:[i("div",{class:"title",children:[i("h2",{children:i(
"a",{href:te("jobs",{binding:e.name}),children:e.name})}),e.draining&&i("span",{class:"state STALLED",children:n.draining})]}),e.description!==null&&i("p",{class:"\\
soft",children:e.description}),i("dl",{class:"facts",children:Mc(e,t).map(([r,s])=>[i("dt",{children:n.row[r]},r),i("dd",{children:s},\`\${r} is\`)])}),o.length>0&&
i("ul",{class:"hints","aria-label":n.hints,children:o.map(r=>i("li",{children:r.split("\`").map((s,l)=>l%2===1?i("code",{children:s}):s)},r))})]})}function Nc({query:e}){let{texts:t}=C(),n=Ke("bindings",se.bindings);if(n.value===null)return n.error===null?i(At,{}):i(ot,{error:n.error,again:n.reload});let o=e.
get("binding"),r=n.value.bindings.filter(({name:s})=>o===null||s===o);return i(Y,{children:[i("div",{class:"title",children:[i("h1",{children:t.policies.title}),
i("p",{class:"soft",children:t.policies.lead})]}),i("div",{class:"policies",children:r.map(s=>i(Dc,{info:s},s.name))})]})}var Bm={system:"M8 2a6 6 0 1 0 .01 0M8 2v12M5.6 2.6v10.8M3.4 4.2v7.6",light:"M8 5a3 3 0 1 0 .01 0M8 1v1.4M8 13.6V15M1 8h1.4M13.6 8H15M3 3l1 1M12 12l1 1M3 13l1-1\\
M12 4l1-1",dark:"M13.5 9.6A6 6 0 1 1 6.4 2.5a4.8 4.8 0 0 0 7.1 7.1z"};function Jr({theme:e,nextTheme:t,otherLanguage:n}){let{texts:o,language:r}=C();return i(Y,
{children:[i("button",{class:"button plain",lang:r==="en"?"ja":"en",onClick:n,children:o.frame.otherLanguage}),i("button",{class:"button plain","aria-label":o.frame.
themes[e],title:o.frame.themes[e],onClick:t,children:i("svg",{width:"15",height:"15",viewBox:"0 0 16 16",fill:"none",stroke:"currentColor","stroke-width":"1.4",
"stroke-linecap":"round","stroke-linejoin":"round","aria-hidden":"true",children:i("path",{d:Bm[e]})})})]})}function Fc({page:e,name:t,readOnly:n,feed:o,preferences:r,onHelp:s,onSignOut:l}){let{texts:a}=C();return i("header",{class:"head",children:[i("a",{class:"brand",
href:te("overview"),children:[i(no,{size:22}),i("span",{lang:"ja",children:"紡ぎ"}),i("small",{children:t})]}),i("nav",{"aria-label":a.frame.pages,children:Ns.
map(c=>i("a",{href:te(c),...c===e?{"aria-current":"page"}:{},children:a.frame[c]},c))}),i("div",{class:"tools",children:[n&&i("span",{class:"live",children:a.frame.
readOnly}),i("span",{class:\`live \${o}\`,title:a.frame.liveNote[o],role:"status",children:[i("i",{}),a.frame.live[o]]}),i(Jr,{...r}),i("button",{class:"button pla\\
in","aria-label":a.frame.shortcuts,onClick:s,children:"?"}),l!==null&&i("button",{class:"button plain",onClick:l,children:a.frame.signOut})]})]})}function Oc({onClose:e}){let{texts:t}=C(),{keys:n}=t,o=[["?",n.help],["g o",n.overview],["g j",n.jobs],["g e",n.enqueue],["g p",n.policies],["/",n.search],["j",
n.down],["k",n.up],["Enter",n.open],["x",n.select],["t",n.theme],["Esc",n.escape]];return i(An,{title:t.frame.shortcuts,onClose:e,children:[i("dl",{class:"short\\
cuts",children:o.map(([r,s])=>[i("dt",{children:r.split(" ").map(l=>i("kbd",{children:l},l))},r),i("dd",{children:s},\`\${r} does\`)])}),i("div",{class:"row",children:i(
"button",{class:"button",onClick:e,children:t.frame.close})})]})}function Ic({who:e,isNew:t,preferences:n,onSignOut:o}){let{texts:r}=C(),s=Gl(),[l,a]=D("connecting"),[c,f]=D(!1),m=Zt(()=>new yr(a),[]);oe(()=>()=>m.close(),[m]);
let p=Ua(),b=Zt(()=>({who:e,feed:m,bulk:p}),[e,m,p.progress]),h=me(null),v=s.jobId??r.frame[s.page];oe(()=>{document.title=\`\${v} · \${e.name}\`},[v,e.name]);let w=\`\${s.
page} \${s.jobId??""}\`,x=me(t?"":w);return oe(()=>{let E=h.current?.contains(document.activeElement)===!0&&br();w!==x.current&&!E&&h.current?.focus(),x.current=""},
[w]),uo({"?":()=>f(!0),t:n.nextTheme,"g o":()=>ct(te("overview")),"g j":()=>ct(te("jobs")),"g e":()=>ct(te("enqueue")),"g p":()=>ct(te("policies"))}),i(js.Provider,
{value:b,children:[i("a",{class:"button skip",href:"#content",onClick:E=>{E.preventDefault(),h.current?.focus()},children:r.frame.skip}),i(Fc,{page:s.page,name:e.
name,readOnly:e.read_only,feed:l,preferences:n,onHelp:()=>f(!0),onSignOut:Gt.get()===null?null:o}),i("main",{ref:h,id:"content",tabIndex:-1,children:[i(ka,{bulk:p}),
i($m,{place:s})]}),c&&i(Oc,{onClose:()=>f(!1)})]})}function $m({place:e}){if(e.jobId!==null)return i(Sa,{id:e.jobId},e.jobId);switch(e.page){case"overview":return i(
Lc,{query:e.query});case"jobs":return i(Ha,{query:e.query});case"enqueue":return i(ca,{query:e.query});case"policies":return i(Nc,{query:e.query})}}function Bc({expired:e,preferences:t,onSignedIn:n}){let{texts:o}=C(),r=rt(),[s,l]=D(""),[a,c]=D(!1),[f,m]=D(e?o.signIn.expired:null),p=async()=>{c(!0),Gt.set(s.
trim());try{n(await se.session())}catch(b){Gt.set(null),c(!1);let h=b instanceof Fe&&b.status===401;m(h?o.signIn.refused:r(b))}};return i("main",{class:"sign-in",
children:[i("h1",{class:"brand",children:[i(no,{size:34}),i("span",{lang:"ja",children:"紡ぎ"}),i("small",{children:"Tsumugi"})]}),i("form",{onSubmit:b=>{b.preventDefault(),
p()},children:[i("p",{children:o.signIn.lead}),i("label",{for:"token",children:o.signIn.token}),i("input",{id:"token",type:"password",autocomplete:"current-pass\\
word",required:!0,autofocus:!0,value:s,"aria-describedby":"token-hint",onInput:b=>l(b.currentTarget.value)}),f!==null&&i("p",{class:"banner bad",role:"alert",children:f}),
i("button",{class:"button primary",disabled:a,children:a?o.signIn.checking:o.signIn.submit}),i("p",{id:"token-hint",class:"faint",children:o.signIn.hint})]}),i(
"div",{class:"tools",children:i(Jr,{...t})})]})}function $c(){let[e,t]=ea(),[n,o]=xc(),[r,s]=D({kind:"asking"}),l=()=>{se.session().then(c=>s({kind:"in",who:c,isNew:!1}),c=>{let f=c instanceof Fe&&c.status===
401;s(f?{kind:"out",expired:!1}:{kind:"failed",error:c})})};oe(l,[]),oe(()=>{let c=()=>{Gt.set(null),s(f=>f.kind==="in"?{kind:"out",expired:!0}:f)};return addEventListener(
gr,c),()=>removeEventListener(gr,c)},[]);let a={theme:n,nextTheme:o,otherLanguage:t};return i($s.Provider,{value:e,children:[r.kind==="asking"&&i("main",{children:i(
At,{})}),r.kind==="failed"&&i("main",{children:i(ot,{error:r.error,again:l})}),r.kind==="out"&&i(Bc,{expired:r.expired,preferences:a,onSignedIn:c=>s({kind:"in",
who:c,isNew:!0})}),r.kind==="in"&&i(Ic,{who:r.who,isNew:r.isNew,preferences:a,onSignOut:()=>{Gt.set(null),s({kind:"out",expired:!1})}})]})}var Fi=document.getElementById("app");if(Fi===null)throw new Error("the page has no place for the dashboard");Fi.replaceChildren();xl(i($c,{}),Fi);
`,
};

export const style: DashboardAsset = {
  contentType: "text/css; charset=utf-8",
  etag: '"HVbD7VMPdiH6Ao_VtYSc1H"',
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
.u-marker{width:10px;height:3px}.u-cursor-x{border-right-color:var(--ink-faint)}.filters{display:grid;grid-template-columns:minmax(0,1fr);gap:10px;margin-bottom:16px}.chip{--tint: var(--ink-soft);padding:2px 9px 2px 7px;border-radius:14px;border-color:var(--line-strong)}
.chip svg{width:10px;height:10px;fill:none;stroke:var(--tint);stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}.chip[aria-pressed=true]{background:var(--wash);
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
gap:12px;padding:3px 4px 0 236px;margin-right:122px;font-size:12px}.scale span:nth-child(2){white-space:nowrap}.columns{display:grid;grid-template-columns:minmax(0,1.2fr)
minmax(0,1.2fr) minmax(260px,.8fr);gap:20px 28px;align-items:start}.panel{padding-top:10px;border-top:1px solid var(--line-strong)}.panel>h2{margin-bottom:10px}
.panel>.title{min-height:28px;margin-bottom:6px;align-items:center}.facts{display:grid;grid-template-columns:auto 1fr;gap:5px 16px}.facts dt{color:var(--ink-faint)}
.facts dd{text-align:right;overflow-wrap:anywhere}.reschedule{display:grid;gap:10px}.reschedule label{display:grid;grid-template-columns:130px 1fr;align-items:center}.json{line-height:1.6;overflow-wrap:anywhere}.json .members{margin-left:5px;padding-left:13px;border-left:1px solid var(--line)}.json .leaf{padding-left:14px;text-indent:-14px;
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
padding:16px 14px 48px}.button,input:not([type=checkbox]),select{min-height:34px}.totals{display:flex;flex-wrap:wrap}.totals li{flex:0 0 25%;min-width:min-content}
.totals a,.totals li:first-child a{padding:6px 8px;border-left:0;border-top:1px solid var(--line)}.totals b{font-size:22px}.totals span{gap:4px;font-size:11px}.states{
flex-wrap:nowrap;overflow-x:auto;padding-bottom:4px}.filters .row:not(.states)>*{flex:1 1 100%;min-width:0}.search input,.filters .time input{flex:1;width:auto;
min-width:0}.filters .time span{flex:0 0 96px}.cards,.cards tbody,.cards tr{display:block}.cards thead{display:none}.cards tr{position:relative;display:flex;flex-wrap:wrap;
align-items:baseline;gap:2px 14px;padding:10px 0;border-bottom:1px solid var(--line)}.cards td,.cards th.name{display:block;width:auto;padding:0;border:0}.cards
th.name,.cards td.who{flex-basis:100%;max-width:100%;padding-right:30px}.cards td.spark{flex-basis:100%}.cards td.spark svg{width:100%}.cards td.actions{flex-basis:100%;
margin-top:4px;text-align:left}.bindings.cards th.name{padding-right:0}.cards td:has(>.none){display:none}.cards td[data-label]:before{content:attr(data-label) "\\
 ";color:var(--ink-faint);font-size:12px}.cards td.is-state:before,.cards td.is-binding:before{content:none}.cards td.pick{position:absolute;right:4px}.places meter{
display:none}.jobs .key{display:block;margin:0}.attempt{grid-template-columns:auto 1fr auto}.attempt .track,.attempt pre{grid-column:1 / -1;grid-row:2}.attempt pre{
grid-row:3}.scale{margin:0;padding:3px 4px 0}.field>select{max-width:none}.policies,.options .grid{grid-template-columns:minmax(0,1fr)}}
`,
};
