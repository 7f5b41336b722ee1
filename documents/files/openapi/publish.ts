import { brand } from '#content/brand.ts';
import { type MachineWords, machineWords } from '#content/docs/machines.ts';
import { categoryOf, productName } from '#content/docs/menu.ts';
import { categoryPath } from '#content/docs/paths.ts';
import { fill } from '#content/fill.ts';
import { hasSandbox } from '#content/has-sandbox.ts';
import { localeSettings } from '#content/locale-settings.ts';
import { sandboxProduct } from '#content/sandbox-product.ts';
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
import { operationName } from './names.ts';

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
    const own = recordOf(localizeExamples(completed, exampleWords(completed, locale)));
    const info = recordOf(inOneLanguage(own.info, locale));
    const tag = productName(product, locale) ?? String(info.title);
    return { product, own, info, tag };
  });
  const [first] = parts;
  const servers = serversOf(products, locale);
  const title = fill(words.api, { brand: brand.names.short[locale] });
  const operationsIn = (kind: 'paths' | 'webhooks') =>
    parts.flatMap(({ product, own, tag }) =>
      Object.entries(recordOf(own[kind])).flatMap(([path, item]) =>
        httpMethods.flatMap((method) => {
          const source = recordOf(item)[method];
          if (!isRecord(source)) return [];
          const place = { product, tag, locale, origin, folder };
          const adopted = inOneLanguage(adopt(source, product, kind === 'webhooks'), locale);
          const { event, described } = describeOperation(recordOf(adopted), place);
          const isOfSandbox = product === sandboxProduct;
          return [
            {
              ...{ path, method, event },
              described: {
                ...described,
                ...(isOfSandbox && { servers: serversOf([product], locale) }),
              },
            },
          ];
        }),
      ),
    );
  const calls = operationsIn('paths');
  const callbacks = operationsIn('webhooks');
  const bundled = recordOf(inOneLanguage(components(), locale));
  return {
    openapi: '3.1.0',
    info: {
      title: parts.length === 1 ? title + localeSettings[locale].dot + first?.tag : title,
      version: first?.info.version,
      summary: parts.length === 1 ? first?.info.summary : words.allCalls,
      description: signingRules(locale, origin),
    },
    externalDocs: { description: words.documentation, url: origin + pagePath('docs', locale) },
    servers,
    tags: parts.map(({ product, tag, info }) => ({
      name: tag,
      description: info.summary,
      externalDocs: { url: origin + categoryPath(categoryOf(product), locale) },
    })),
    paths: joined(calls),
    webhooks: joined(callbacks),
    components: {
      ...bundled,
      schemas: { ...recordOf(bundled.schemas), ...eventSchemas(callbacks, words) },
    },
  };
}

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** The names of all events, and the events as one union for an address that receives several. */
function eventSchemas(callbacks: readonly Placed[], words: MachineWords): Record<string, unknown> {
  // Of two callbacks of one event the signed one comes first.
  const events = new Map<string, string>();
  for (const { event = '', described } of callbacks)
    if (!events.has(event))
      events.set(event, `#/components/schemas/${operationName(described.operationId, 'Event')}`);
  if (events.size === 0) return {};
  return {
    EventName: {
      description: words.eventNames,
      anyOf: [{ type: 'string', enum: [...events.keys()] }, { type: 'string' }],
    },
    WebhookEvent: {
      description: words.events,
      oneOf: [...events.values()].map(($ref) => ({ $ref })),
      discriminator: { propertyName: 'event', mapping: Object.fromEntries(events) },
    },
  };
}

/** The sandbox is the only server of its own calls. */
function serversOf(products: readonly string[], locale: Locale) {
  const words = machineWords[locale].servers;
  const isLive = products.some((product) => product !== sandboxProduct);
  return [
    ...(isLive ? [{ url: brand.hosts.api, description: words.live }] : []),
    ...(hasSandbox || !isLive ? [{ url: brand.hosts.sandbox, description: words.sandbox }] : []),
  ];
}

type Placed = { path: string; method: string } & ReturnType<typeof describeOperation>;

function joined(operations: readonly Placed[]): Record<string, Record<string, unknown>> {
  const items: Record<string, Record<string, unknown>> = {};
  for (const { path, event = path, method, described } of operations) {
    // An event that is sent both signed and unsigned appears under its own name and under its key.
    const place = method in (items[event] ?? {}) ? path : event;
    items[place] ??= {};
    if (method in items[place]) throw new Error(`${method} ${place} is described twice.`);
    items[place][method] = described;
  }
  return items;
}
