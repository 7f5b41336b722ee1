/** The 3755 common characters of GB 2312, in the order of their pinyin. */
export function commonCharacters(): string[] {
  const bytes: number[] = [];
  for (let row = 0xb0; row <= 0xd7; row += 1)
    for (let cell = 0xa1; cell <= (row === 0xd7 ? 0xf9 : 0xfe); cell += 1) bytes.push(row, cell);
  return [...new TextDecoder('gbk').decode(new Uint8Array(bytes))];
}
