import { TROUBLE_NOTICE } from '~/src/config/element-ids';
import { OLD_BROWSER_CHECK } from './old-browser-check';

/**
 * Starts the page's scripts behind its first picture, so that neither waits for the other: once the
 * browser reports that it has painted the large picture, or anything where there is none, and has drawn
 * what waited for that; at the first press or scroll; or after two seconds. Where it reports no such
 * thing, two frames after the picture came.
 * They are asked for and run in their order, each in a task of its own. One that does not come, or is no
 * script, is asked for twice more, past every cache; webpack runs them in their order all the same. When
 * that fails too, or the page does not answer within 20 seconds, the page's notice says so, and buttons
 * that send a form which has no address of its own are told as unavailable, until the page does answer.
 * What is pressed before React listens is written down for `repeatEarlyInput`, and what was pressed is
 * marked as busy; a form without an address of its own waits with it instead of loading the page anew.
 * Runs in the page, before anything is loaded; kept in words that old browsers read. `withLateScripts`
 * minifies it.
 */
export const START_SCRIPT = `${OLD_BROWSER_CHECK}(function(d,w,list){
var begun,stopped,given,broken={},busy='aria-busy',view=d.documentElement.dataset,early=w.___early=[],kinds=['click','input','change','submit'];
function near(){if(view.firstView==='')view.firstView='near'}
function soon(){near();requestAnimationFrame(function(){setTimeout(start)})}
function start(){
if(begun)return;begun=1;near();next(list.split(' '));setTimeout(trouble,20000);
}
function next(sources){
load(sources.shift(),0);
if(sources.length)setTimeout(next,0,sources);
}
function load(source,tries){
var s=d.createElement('script');
function failed(){if(tries<2)setTimeout(load,1000*tries,source,tries+1);else trouble()}
s.src=tries?source+'?'+tries:source;s.async=false;
s.onerror=failed;s.onload=function(){if(broken[s.src])failed()};
d.body.appendChild(s);
}
function trouble(){
var notice=d.getElementById('${TROUBLE_NOTICE}');
if(stopped||!notice)return;
given=1;notice.removeAttribute('hidden');
[].forEach.call(d.querySelectorAll('button['+busy+'],form:not([action]) [type=submit]'),function(button){button.removeAttribute(busy);if(button.type==='submit')button.setAttribute('aria-disabled',true)});
}
function came(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(soon,reports?400:0)})})}
function note(event){
var kind=event.type,target=event.target,button=event.submitter;
if(kind==='submit'){if(target.hasAttribute('action'))return;event.preventDefault()}
if(kind==='click')button=target.closest('button[type=button]:not([popovertarget])');
if(button&&!given)button.setAttribute(busy,true);
early.push([kind,target]);start();
}
kinds.forEach(function(kind){d.addEventListener(kind,note,true)});
['pointerdown','keydown','scroll'].forEach(function(kind){d.addEventListener(kind,start,{capture:true,once:true,passive:true})});
w.addEventListener('error',function(event){broken[event.filename]=1});
early.stop=function(){stopped=1;kinds.forEach(function(kind){d.removeEventListener(kind,note,true)})};
var picture=d.querySelector('img[fetchpriority=high]'),kind='largest-contentful-paint',
reports;
try{
if(reports=PerformanceObserver.supportedEntryTypes.indexOf(kind)>-1)new PerformanceObserver(function(list){
list.getEntries().forEach(function(entry){var painted=entry.element;if(!picture||(painted&&painted.getAttribute('fetchpriority')))soon()})
}).observe({type:kind,buffered:true});
}catch(blocked){}
if(picture&&!picture.complete){picture.addEventListener('load',came);picture.addEventListener('error',came)}else came();
setTimeout(start,2000);
})(document,window,document.currentScript.dataset.scripts)`.replace(/\n/g, '');
