import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emailMaxLength, emailPattern } from './email-address.ts';
import { envelope } from './envelope.ts';
import { code } from './errors.ts';
import { oneLine, severalLines } from './text.ts';

/** In UTF-16 units, as the `maxlength` of a field counts them. */
export const contactMaxLengths = { fullName: 50, email: emailMaxLength, phone: 100, message: 200 };
const contactPhoneMinLength = 6;

/** Fields for form and server; the message of a broken rule is the field's error code. */
const contactFields = {
  fullName: z
    .string(code('contact.fullName'))
    .check(z.maxLength(contactMaxLengths.fullName), oneLine(), z.trim(), z.minLength(1)),
  email: z
    .string(code('contact.email'))
    .check(z.maxLength(contactMaxLengths.email), z.trim(), z.regex(emailPattern)),
  phone: z
    .string(code('contact.phone'))
    .check(
      z.maxLength(contactMaxLengths.phone),
      oneLine(),
      z.trim(),
      z.minLength(contactPhoneMinLength),
      z.regex(/^[^\p{Script=Latin}\p{Script=Han}]*$/u),
    ),
  message: z
    .string(code('contact.message'))
    .check(z.maxLength(contactMaxLengths.message), severalLines(), z.trim(), z.minLength(1)),
};

export type ContactField = keyof typeof contactFields;
export const contactFieldNames = Object.keys(contactFields) as ContactField[];

export const sendContactMessage = defineCall({
  method: 'POST',
  path: '/register/officialContactUs',
  host: 'did',
  kind: 'json',
  body: z.object(contactFields),
  reply: envelope(z.optional(z.unknown())),
});
export type ContactMessage = z.output<typeof sendContactMessage.input>;

/** The error code of a field's value; undefined if it is valid. */
export const checkContactField = (
  name: ContactField,
  value: unknown,
): `contact.${ContactField}` | undefined =>
  z.safeParse(contactFields[name], value).success ? undefined : `contact.${name}`;
