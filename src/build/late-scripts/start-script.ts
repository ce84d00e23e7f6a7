import { OLD_BROWSER_CHECK } from './old-browser-check';

/**
 * Starts the page's scripts behind its first picture, so that neither waits for the other: once the
 * large picture has arrived and a frame has been painted, at the first press, or after two seconds.
 * What is pressed before React listens is written down for `repeatEarlyInput`; a form without an
 * address of its own waits with it instead of loading the page anew.
 * Runs in the page, before anything is loaded; kept in words that old browsers read.
 */
export const START_SCRIPT = `${OLD_BROWSER_CHECK}(function(d,w,list){
var begun,early=w.___early=[],kinds=['click','input','change','submit'];
function start(){
if(begun)return;begun=1;
list.split(' ').forEach(function(src){var s=d.createElement('script');s.src=src;s.async=true;d.body.appendChild(s)});
}
function painted(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(start)})})}
function note(event){
var kind=event.type,target=event.target;
if(kind==='submit'){if(target.hasAttribute('action'))return;event.preventDefault()}
early.push([kind,target]);start();
}
kinds.forEach(function(kind){d.addEventListener(kind,note,true)});
['pointerdown','keydown'].forEach(function(kind){d.addEventListener(kind,start,{capture:true,once:true,passive:true})});
early.stop=function(){kinds.forEach(function(kind){d.removeEventListener(kind,note,true)})};
var picture=d.querySelector('img[fetchpriority=high]');
if(picture&&!picture.complete){picture.addEventListener('load',painted);picture.addEventListener('error',painted)}else painted();
setTimeout(start,2000);
})(document,window,document.currentScript.dataset.scripts)`.replace(/\n/g, '');
