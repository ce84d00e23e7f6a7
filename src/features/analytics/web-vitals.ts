import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { WEB_VITALS_DEBOUNCE_MS } from '~/src/config/constants';
import type { DataLayerMessage } from '~/src/gateways/google-tag-manager/data-layer';
import { runLater } from '../shop-events';

interface Metric {
  readonly name: string;
  readonly id: string;
  readonly value: number;
}

// Measurements have to be integers; layout shift, which is small, is sent in thousandths.
const toMessage = ({ name, id, value }: Metric): DataLayerMessage => ({
  event: 'core-web-vitals',
  webVitalsMeasurement: { name, id, value: Math.round(name === 'CLS' ? value * 1000 : value) },
});

/**
 * A listener that passes on the last value of each metric, 3000 ms after it has stopped changing (spec
 * storefront §7) or when the page is left.
 */
export const debouncedVitals = (
  push: (message: DataLayerMessage) => void,
): ((metric: Metric) => void) => {
  const latest = new Map<string, Metric>();
  return metric => {
    latest.set(metric.name, metric);
    runLater(() => {
      if (latest.get(metric.name) === metric) push(toMessage(metric));
    }, WEB_VITALS_DEBOUNCE_MS);
  };
};

/** Measures the page from its beginning, however late this is called. */
export const watchVitals = (push: (message: DataLayerMessage) => void): void => {
  const hear = debouncedVitals(push);
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(hear);
};
