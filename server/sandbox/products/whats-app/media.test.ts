import { expect, test } from 'vitest';
import { dayMs, secondMs } from '#contract/time-units.ts';
import { fileNamed, sentCallbacks, textAt } from '#tests/support/sandbox.ts';
import { sandboxTests } from '#tests/support/sandbox-tests.ts';

const sandbox = sandboxTests();

const sender = '447700900112';

const upload = (file: string, more: object = {}, content = fileNamed(file)) =>
  sandbox.me.send('whatsAppMediaUpload', {
    body: { file, sender, ...more },
    files: { file: content },
  });
const send = (message: object) =>
  sandbox.me.send('whatsAppSend', { body: { sender, recipient: '12025550187', ...message } });
const sendDocument = (mediaId: string, more: object = {}) =>
  send({ type: 'document', document: { mediaId }, ...more });

test('a file is stored, sent by its own number only, and gone after 30 days', async () => {
  await sandbox.newSession({ lastsMs: 40 * dayMs });
  const { data } = await upload('invoice.pdf');
  expect(data).toMatchObject({
    direction: 'outbound',
    kind: 'document',
    contentType: 'application/pdf',
    sizeBytes: 8,
    fileName: 'invoice.pdf',
  });
  const mediaId = textAt(data, 'mediaId');
  expect(await sendDocument(mediaId)).toMatchObject({ code: 0 });
  expect(await send({ type: 'image', image: { mediaId } })).toMatchObject({ code: 1002 });
  const buttons = { header: { mediaId }, body: 'Yes?', buttons: [{ id: 'yes', title: 'Yes' }] };
  expect(await send({ type: 'buttons', buttons })).toMatchObject({ code: 0 });
  const other = { sender: '447700900134', recipient: '12025550107' };
  const template = { name: 'order_shipped', language: 'zh_CN', body: ['Grace', '8842'] };
  await send({ type: 'template', template, ...other });
  sandbox.app.clock.advance(6 * secondMs);
  expect(await sendDocument(mediaId, other)).toMatchObject({ status: 404, code: 1401 });
  sandbox.app.clock.advance(30 * dayMs);
  expect(await sendDocument(mediaId)).toMatchObject({ status: 404, code: 1401 });
  expect(await sandbox.me.send('whatsAppMediaGet', { path: { mediaId } })).toMatchObject({
    code: 1401,
  });
});

test('the content of a file decides its type', async () => {
  expect((await upload('photo.png')).data).toMatchObject({ kind: 'image' });
  expect((await upload('photo.png')).data).not.toHaveProperty('fileName');
  expect((await upload('notes.txt', {}, Buffer.from('Grüße'))).data).toMatchObject({
    contentType: 'text/plain',
  });
  expect((await upload('photo.jpg', {}, fileNamed('a.wav'))).code).toBe(3020);
  expect((await upload('photo.jpg', { kind: 'document' })).code).toBe(3020);
  const heic = Buffer.from('\0\0\0\x18ftypheic', 'latin1');
  expect(await upload('photo.jpg', {}, heic)).toMatchObject({ status: 415, code: 3020 });
  const large = Buffer.concat([fileNamed('a.jpg'), Buffer.alloc(5_000_000)]);
  expect(await upload('photo.jpg', {}, large)).toMatchObject({ status: 413, code: 3021 });
  expect((await upload('photo.jpg', { sender: '447700900199' })).code).toBe(3002);
});

test('only audio in its own format is a voice message', async () => {
  const recorded = async (name: string, head: Buffer) => {
    const mediaId = textAt((await upload(name, {}, head)).data, 'mediaId');
    return (await send({ type: 'audio', audio: { mediaId, voice: true } })).code;
  };
  expect(await recorded('hello.ogg', fileNamed('hello.ogg'))).toBe(0);
  expect(await recorded('hello.mp3', Buffer.from('ID3'))).toBe(1002);
});

test('a message whose file is deleted before sending fails', async () => {
  const mediaId = textAt((await upload('invoice.pdf')).data, 'mediaId');
  const early = textAt((await sendDocument(mediaId)).data, 'messageId');
  sandbox.app.clock.advance(secondMs);
  const late = textAt((await sendDocument(mediaId)).data, 'messageId');
  const remove = () => sandbox.me.send('whatsAppMediaDelete', { path: { mediaId } });
  expect(await remove()).toMatchObject({ code: 0, data: { mediaId } });
  expect(await remove()).toMatchObject({ status: 404, code: 1401 });
  sandbox.app.clock.advance(10 * secondMs);
  const callbacks = (await sentCallbacks(sandbox.app, sandbox.me)).map(({ data }) => data);
  expect(callbacks.filter(({ messageId }) => messageId === late)).toMatchObject([
    { status: 'failed', reason: 'MEDIA_NOT_FETCHED' },
  ]);
  expect(callbacks.findLast(({ messageId }) => messageId === early)).toMatchObject({
    status: 'read',
  });
});
