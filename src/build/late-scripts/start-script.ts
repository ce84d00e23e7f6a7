import { OLD_BROWSER_CHECK } from './old-browser-check';

/**
 * Starts the page's scripts behind its first picture, so that neither waits for the other: once the
 * browser reports that it has painted the large picture, or anything where there is none, and has drawn
 * what waited for that; at the first press or scroll; or after two seconds. Where it reports no such
 * thing, two frames after the picture came.
 * They are asked for and run in their order, each in a task of its own. What is pressed before React
 * listens is written down for `repeatEarlyInput`; a form without an address of its own waits with it
 * instead of loading the page anew.
 * Runs in the page, before anything is loaded; kept in words that old browsers read.
 */
export const START_SCRIPT = `${OLD_BROWSER_CHECK}(function(d,w,list){
var begun,view=d.documentElement.dataset,early=w.___early=[],kinds=['click','input','change','submit'];
function near(){if(view.firstView==='')view.firstView='near'}
function soon(){near();requestAnimationFrame(function(){setTimeout(start)})}
function start(){
if(begun)return;begun=1;near();next(list.split(' '));
}
function next(sources){
var s=d.createElement('script');s.src=sources.shift();s.async=false;d.body.appendChild(s);
if(sources.length)setTimeout(next,0,sources);
}
function came(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(soon,reports?400:0)})})}
function note(event){
var kind=event.type,target=event.target;
if(kind==='submit'){if(target.hasAttribute('action'))return;event.preventDefault()}
early.push([kind,target]);start();
}
kinds.forEach(function(kind){d.addEventListener(kind,note,true)});
['pointerdown','keydown','scroll'].forEach(function(kind){d.addEventListener(kind,start,{capture:true,once:true,passive:true})});
early.stop=function(){kinds.forEach(function(kind){d.removeEventListener(kind,note,true)})};
var picture=d.querySelector('img[fetchpriority=high]'),kind='largest-contentful-paint',
reports=w.PerformanceObserver&&(PerformanceObserver.supportedEntryTypes||[]).indexOf(kind)>-1;
if(reports)new PerformanceObserver(function(list){
list.getEntries().forEach(function(entry){var painted=entry.element;if(!picture||(painted&&painted.getAttribute('fetchpriority')))soon()})
}).observe({type:kind,buffered:true});
if(picture&&!picture.complete){picture.addEventListener('load',came);picture.addEventListener('error',came)}else came();
setTimeout(start,2000);
})(document,window,document.currentScript.dataset.scripts)`.replace(/\n/g, '');
