export function lockHash(root: string): string;
export function sourceHash(root: string): string;
