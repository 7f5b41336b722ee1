import { customType } from 'drizzle-orm/pg-core';

/** A jsonb column whose content is checked whenever it is read. */
export const jsonColumn = <Content>(schema: { parse(stored: unknown): Content }) =>
  customType<{ data: Content; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (content) => JSON.stringify(content),
    fromDriver: (stored) => schema.parse(stored),
  });
