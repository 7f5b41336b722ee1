import { brand } from '#content/brand.ts';
import { machineWords } from '#content/docs/machines.ts';
import { productName } from '#content/docs/menu.ts';
import { categoryPath } from '#content/docs/paths.ts';
import { fill } from '#content/fill.ts';
import { localeSettings } from '#content/locale-settings.ts';
import { pagePath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';
import { apiFolder } from '../../api/files.ts';
import { isRecord } from '../../api/is-record.ts';
import { exampleWords, localizeExamples } from '../../api/localize-examples.ts';
import { readCompleted } from '../../api/read-description.ts';
import { httpMethods } from '../../api/schema.ts';
import { signingRules } from '../signing-rules.ts';
import { bundleComponents } from './bundle-components.ts';
import { describeOperation } from './describe-operation.ts';
import { inOneLanguage } from './in-one-language.ts';

export type Publication = {
  products: readonly string[];
  locale: Locale;
  /** The origin of the documents. */
  origin: string;
  folder?: string;
};

/** The calls of some products as one self-contained OpenAPI 3.1 description in one language. */
export function publishDescription({ products, locale, origin, folder }: Publication) {
  const words = machineWords[locale];
  const { adopt, components } = bundleComponents(folder ?? apiFolder());
  const parts = products.map((product) => {
    const completed = readCompleted(product, folder);
    const localized = localizeExamples(completed, exampleWords(completed, locale));
    const own = recordOf(inOneLanguage(adopt(localized, product), locale));
    const info = recordOf(own.info);
    const tag = productName(product, locale) ?? String(info.title);
    return { product, own, info, tag };
  });
  const [first] = parts;
  const title = fill(words.api, { brand: brand.names.short[locale] });
  const operationsIn = (kind: 'paths' | 'webhooks') =>
    joined(
      parts.flatMap(({ product, own, tag }) =>
        Object.entries(recordOf(own[kind])).flatMap(([path, item]) =>
          httpMethods.flatMap((method) => {
            const source = recordOf(item)[method];
            if (!isRecord(source)) return [];
            const place = { product, tag, locale, origin, folder };
            const { event, described } = describeOperation(source, place);
            return [{ path: event ?? path, key: path, method, described }];
          }),
        ),
      ),
    );
  return {
    openapi: '3.1.0',
    info: {
      title: parts.length === 1 ? title + localeSettings[locale].dot + first?.tag : title,
      version: first?.info.version,
      summary: parts.length === 1 ? first?.info.summary : words.allCalls,
      description: signingRules(locale, origin),
    },
    externalDocs: { description: words.documentation, url: origin + pagePath('docs', locale) },
    servers: serversOf(parts.map(({ own }) => own)),
    tags: parts.map(({ product, tag, info }) => ({
      name: tag,
      description: info.summary,
      externalDocs: { url: origin + categoryPath(product, locale) },
    })),
    paths: operationsIn('paths'),
    webhooks: operationsIn('webhooks'),
    components: inOneLanguage(components(), locale),
  };
}

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

function serversOf(descriptions: readonly Record<string, unknown>[]) {
  const servers = descriptions.flatMap(({ servers }) => (Array.isArray(servers) ? servers : []));
  return [...new Map(servers.map((server) => [recordOf(server).url, server])).values()];
}

type Placed = { path: string; key: string; method: string; described: unknown };

function joined(operations: readonly Placed[]): Record<string, Record<string, unknown>> {
  const items: Record<string, Record<string, unknown>> = {};
  for (const { path, key, method, described } of operations) {
    // An event that is sent both signed and unsigned appears under its own name and under its key.
    const place = method in (items[path] ?? {}) ? key : path;
    items[place] ??= {};
    if (method in items[place]) throw new Error(`${method} ${place} is described twice.`);
    items[place][method] = described;
  }
  return items;
}
