import type { Localized } from '#contract/locale.ts';

export type CaptchaWords = {
  title: string;
  close: string;
  newPuzzle: string;
  /** Text alternative of the picture. */
  picture: string;
  slide: string;
  /** Keyboard help: in short, and which keys do what. */
  keysHint: string;
  keys: string;
  loading: string;
  checking: string;
  /** Shown when the proof of work takes long. */
  longWait: string;
  solved: string;
  missed: string;
  expired: string;
  noResponse: string;
  retry: string;
  otherWay: string;
  work: {
    title: string;
    sentence: string;
    /** The same when it takes long. */
    longSentence: string;
    progress: string;
    noResponse: string;
    back: string;
  };
};

export const captchaWords: Localized<CaptchaWords> = {
  en: {
    title: 'Drag the piece into place',
    close: 'Close',
    newPuzzle: 'New puzzle',
    picture: 'A line with eight gaps, each with a sign',
    slide: 'Slide to the same sign',
    keysHint: 'Or arrow keys, then Enter',
    keys: 'The arrow keys move the piece, Enter puts it down.',
    loading: 'Drawing a puzzle…',
    checking: 'Checking…',
    longWait: 'Your device is calculating. This can take about {seconds} seconds.',
    solved: 'Verified',
    missed: 'Not quite. Here is a new one.',
    expired: 'This puzzle has expired.',
    noResponse: 'The puzzle did not load. Check your connection and try again.',
    retry: 'Try again',
    otherWay: 'Can’t slide? Use another way',
    work: {
      title: 'Another way',
      sentence:
        'In place of the puzzle, your device solves a small calculation. It takes a few seconds, and there is nothing for you to do.',
      longSentence:
        'In place of the puzzle, your device solves a calculation. It can take about {seconds} seconds, and there is nothing for you to do.',
      progress: 'Progress of the calculation',
      noResponse: 'The calculation did not get through. Check your connection and try again.',
      back: 'Back to the puzzle',
    },
  },
  zh: {
    title: '拖动滑块完成验证',
    close: '关闭',
    newPuzzle: '换一张',
    picture: '一条线路上有八个缺口，每个缺口里有一个图案',
    slide: '拖到图案相同的缺口',
    keysHint: '也可用方向键移动，按回车确认',
    keys: '用方向键移动拼块，按回车键确认。',
    loading: '正在生成拼图…',
    checking: '正在验证…',
    longWait: '设备正在计算，大约需要 {seconds} 秒。',
    solved: '验证通过',
    missed: '没有对上，换一张再试。',
    expired: '这张拼图已过期。',
    noResponse: '拼图未能加载，请检查网络后重试。',
    retry: '重试',
    otherWay: '无法拖动？换一种方式',
    work: {
      title: '换一种方式验证',
      sentence: '改由您的设备完成一次简短计算，代替拼图，通常只需几秒，您无需操作。',
      longSentence: '改由您的设备完成一次计算，代替拼图，大约需要 {seconds} 秒，您无需操作。',
      progress: '计算进度',
      noResponse: '计算结果未能送达，请检查网络后重试。',
      back: '返回拼图',
    },
  },
};
