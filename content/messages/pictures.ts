/** The pictures a mail brings along, so that it needs nothing from another host. */
export const mailPictures = {
  mark: { cid: 'mark@mail', file: new URL('./pictures/mark.png', import.meta.url) },
  line: { cid: 'line@mail', file: new URL('./pictures/line.png', import.meta.url) },
  arrived: { cid: 'arrived@mail', file: new URL('./pictures/arrived.png', import.meta.url) },
} as const;
