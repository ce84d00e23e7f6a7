import type { GatsbyBrowser } from 'gatsby';
import { repeatEarlyInput } from './early-input';
import { keepRequestedPath, restoreRequestedPath } from './keep-requested-path';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => keepRequestedPath();

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  restoreRequestedPath();
  void repeatEarlyInput();
};
