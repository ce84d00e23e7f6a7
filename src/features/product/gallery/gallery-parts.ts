/** The parts of a gallery that load once a shopper is about to use it. */
export { Lightbox } from './lightbox/lightbox';
export { MovingView } from './motion/moving-view';
