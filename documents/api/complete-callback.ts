import { idOf, json, mapValues, shared } from './shared-parts.ts';
import type { WrittenCallback } from './written.ts';

/** Every event has the same envelope. */
export function completeCallback({ 'x-data': data, examples, security, ...rest }: WrittenCallback) {
  const event = rest['x-event'];
  const headers = security.length > 0 ? ['Timestamp', 'Nonce', 'Signature'] : [];
  return {
    ...rest,
    parameters: headers.map((name) => shared('parameters', `Callback${name}`)),
    requestBody: {
      required: true,
      content: json(
        {
          'x-name': 'Event',
          type: 'object',
          required: ['event', 'eventId', 'occurredAt', 'data'],
          properties: {
            event: { ...shared('schemas', 'EventName'), const: event },
            eventId: shared('schemas', 'EventId'),
            occurredAt: shared('schemas', 'OccurredAt'),
            data,
          },
        },
        mapValues(examples, ({ summary, 'x-zh': chinese, occurredAt, data: value }, name) => ({
          summary,
          'x-zh': chinese,
          value: { event, eventId: idOf(rest, name), occurredAt, data: value },
        })),
      ),
    },
    responses: { '200': shared('responses', 'CallbackReceived') },
  };
}
