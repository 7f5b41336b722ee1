import type { CallToolResult } from '@modelcontextprotocol/server';

export const textResult = (value: unknown): CallToolResult => ({
  content: [
    { type: 'text', text: typeof value === 'string' ? value : JSON.stringify(value, null, 2) },
  ],
});

export const errorResult = (text: string): CallToolResult => ({
  ...textResult(text),
  isError: true,
});
