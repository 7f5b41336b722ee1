import { stringify } from 'yaml';
import { type Publication, publishDescription } from './publish.ts';

export const writeJson = (publication: Publication): string =>
  JSON.stringify(publishDescription(publication), null, 2);

export const writeYaml = (publication: Publication): string =>
  stringify(publishDescription(publication), { lineWidth: 0, aliasDuplicateObjects: false });
