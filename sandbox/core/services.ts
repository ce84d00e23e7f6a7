import { createCommerceServices } from '../commerce';
import { createContentService } from '../content';
import { createSearchService } from '../search';
import { documents } from '../seed/content';
import { createThirdPartyService } from '../third-party';
import type { Service, ServiceContext } from './service';

/** Every stand-in of the sandbox, each over its seed. */
export function createServices(context: ServiceContext): readonly Service[] {
  return [
    ...createCommerceServices(context),
    createContentService(context, documents),
    createSearchService(),
    createThirdPartyService(),
  ];
}
