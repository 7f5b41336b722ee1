import { expect, test } from 'vitest';
import { parseComparedSite, placeComparedSites } from './compared-sites.ts';
import { comparedDocument, siblingPaths } from './pages.ts';

test('another site is a folder or an origin, with the path of its document', () => {
  expect(parseComparedSite('Peer, English=/srv/peer/dist,/en/sms/mt-sending/')).toEqual({
    name: 'Peer, English',
    folder: '/srv/peer/dist',
    path: '/en/sms/mt-sending/',
  });
  expect(parseComparedSite('Peer=https://localhost:8443,/sms/mt-sending')).toMatchObject({
    origin: 'https://localhost:8443',
  });
});

test.each(['Peer=/srv/peer', 'Peer=/srv/peer,/en/', '/srv/peer,/sms/mt-sending'])(
  '%s is not enough',
  (text) => {
    expect(() => parseComparedSite(text)).toThrow('sms/mt-sending');
  },
);

test('a folder is served once, however many of its pages are compared', async () => {
  const { sites, folders } = await placeComparedSites(
    [
      'English=/srv/peer,/en/sms/mt-sending',
      'Chinese=/srv/peer,/zh/sms/mt-sending',
      'Far=https://far.example,/sms/mt-sending',
    ].map(parseComparedSite),
  );
  expect(folders).toEqual([{ folder: '/srv/peer', port: expect.any(Number) }]);
  const near = `https://localhost:${folders[0]?.port}`;
  expect(sites.map(({ origin }) => origin)).toEqual([near, near, 'https://far.example']);
});

test('its other documents are next to the compared one', () => {
  expect(comparedDocument('Peer', '/en/sms/mt-sending/').next).toBe('/en/sms/mt-sending-v2/');
  const others = siblingPaths('/en/sms/mt-sending/');
  expect(others).toContain('/en/sms/receipt-callback/');
  expect(others).not.toContain('/en/sms/mt-sending/');
});
