import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

export type Transfer = {
  url: string;
  kind: TransferKind;
  /** Size as transferred, compressed. */
  bodyBytes: number;
  headerBytes: number;
  encoding: string | undefined;
  /** `h2` is HTTP/2. */
  protocol: string | undefined;
};

export type TransferKind = 'document' | 'script' | 'style' | 'font' | 'other';

export type NetworkMeter = {
  /** Transfers since the last call. */
  take(): Transfer[];
  /** Waits until there has been no new transfer for a while. */
  waitUntilQuiet(): Promise<void>;
};

const quietMs = 1_000;
const patienceMs = 30_000;

/**
 * Counts in the browser itself: cached responses cost nothing. A page that polls, like the
 * workbench, is weighed with the first response of each URL.
 */
export async function meterNetwork(page: Page): Promise<NetworkMeter> {
  const session = await page.context().newCDPSession(page);
  const requested = new Set<string>();
  const underWay = new Map<string, Transfer>();
  const lengths = new Map<string, number>();
  let arrived: Transfer[] = [];
  let lastMoveMs = performance.now();
  const note = () => {
    lastMoveMs = performance.now();
  };

  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    // A new document starts over: pending requests of the previous one never end.
    if (type === 'Document') {
      underWay.clear();
      requested.clear();
    }
    const what = `${request.method} ${request.url}`;
    if (requested.has(what)) return;
    requested.add(what);
    note();
    underWay.set(requestId, {
      url: request.url,
      kind: kinds[type ?? ''] ?? 'other',
      bodyBytes: 0,
      headerBytes: 0,
      encoding: undefined,
      protocol: undefined,
    });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = underWay.get(requestId);
    if (!transfer) return;
    transfer.protocol = response.protocol;
    const headers = new Headers(response.headers);
    transfer.encoding = headers.get('content-encoding') ?? undefined;
    const length = headers.get('content-length');
    if (length) lengths.set(requestId, Number(length));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = underWay.get(requestId);
    if (!transfer) return;
    note();
    underWay.delete(requestId);
    if (encodedDataLength === 0) return;
    arrived.push({ ...transfer, ...splitBytes(encodedDataLength, lengths.get(requestId)) });
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    if (underWay.delete(requestId)) note();
  });
  await session.send('Network.enable');

  return {
    take: () => {
      const taken = arrived;
      arrived = [];
      return taken;
    },
    waitUntilQuiet: async () => {
      const deadlineMs = performance.now() + patienceMs;
      note();
      while (underWay.size > 0 || performance.now() - lastMoveMs < quietMs) {
        if (performance.now() > deadlineMs)
          throw new Error(
            `${page.url()} is still loading: ${[...underWay.values()].map(({ url }) => url)}`,
          );
        await pause(50);
      }
    },
  };
}

/**
 * Over HTTP/2 a browser includes frames and counts the start of a body as headers, so the announced
 * length is used. A length greater than all received bytes belongs to a cached response.
 */
export function splitBytes(
  wireBytes: number,
  announced = wireBytes,
): Pick<Transfer, 'bodyBytes' | 'headerBytes'> {
  const bodyBytes = announced <= wireBytes ? announced : 0;
  return { bodyBytes, headerBytes: wireBytes - bodyBytes };
}

const kinds: Record<string, TransferKind> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
};
