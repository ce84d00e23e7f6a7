import type { ComponentType } from 'react';
import { LazySection } from '~/src/ui/timing/lazy-section';
import { StoryModules, type StoryProps } from './story-modules';

const load = async (): Promise<ComponentType<StoryProps>> =>
  (await import('./story-modules')).StoryModules;

/** Editors' content below a product. */
export function ProductStory({ product }: StoryProps) {
  if (product.story.length === 0) return null;
  return (
    <LazySection
      built={process.env.BUILD_STAGE === 'build-html' ? StoryModules : null}
      load={load}
      props={{ product }}
    />
  );
}
