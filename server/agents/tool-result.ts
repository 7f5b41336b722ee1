import type { CallToolResult } from '@modelcontextprotocol/server';
import * as z from 'zod';

/** The fields of a tool's result. */
export type Said = Record<string, unknown>;

const unitsLeft = z.int().describe('Units that this network has left in this hour.');

/** The schema of a result. */
export const resultOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ ...shape, unitsLeft });

/** `text` is for clients that read no structured content; JSON unless given. */
export function resultWith(said: Said, left: number, text?: string): CallToolResult {
  const structuredContent = { ...said, unitsLeft: left };
  return {
    content: text
      ? [textBlock(text), textBlock(sayLeft(left))]
      : [textBlock(JSON.stringify(structuredContent))],
    structuredContent,
  };
}

export const errorResult = (text: string, left?: number): CallToolResult => ({
  content: [textBlock(text), ...(left === undefined ? [] : [textBlock(sayLeft(left))])],
  isError: true,
});

const textBlock = (text: string) => ({ type: 'text' as const, text });

const sayLeft = (left: number): string => `Units left: ${left}.`;
