import { brand } from './brand.ts';
import { fill } from './fill.ts';

/** Fills the operator's placeholders in a document or API description: `{apiHost}`. */
export const fillBrand = (text: string): string => fill(text, places);

/** The samples read their keys from the environment: `NAME_ACCESS_KEY`. */
export const keyPrefix: string = brand.codeName.toUpperCase();

const places = {
  apiHost: brand.hosts.api,
  sandboxHost: brand.hosts.sandbox,
  agentHost: brand.hosts.agent,
  keyPrefix,
};
