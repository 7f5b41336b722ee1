import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { placeFrame } from '#app/docs/reader/load-document.ts';
import { loadFrame } from '#app/docs/reader/reader-frame.ts';
import { Workbench } from '#app/docs/workbench/workbench.tsx';
import { loadHead } from '#app/head/load-head.ts';
import { documentPath } from '#content/docs/paths.ts';
import { documentWords } from '#content/interface/document.ts';
import { tryWords } from '#content/interface/try.ts';
import { workbenchWords } from '#content/interface/workbench.ts';
import { localeOfPath } from '#content/site-map.ts';

export { meta } from '#app/head/meta.ts';

export const loader = ({ url }: LoaderFunctionArgs) => {
  const locale = localeOfPath(url.pathname);
  const { theme, breadcrumb } = documentWords[locale];
  const { copy, run, limited, ended, away, off, tooManySessions, notOpened, insecure } =
    tryWords[locale];
  return {
    ...loadHead(url.pathname),
    framePath: placeFrame(locale),
    words: workbenchWords[locale],
    practiceWords: {
      ...{ copy, run, limited, ended, away, off, tooManySessions, notOpened, insecure },
    },
    shellWords: { theme, breadcrumb },
    paths: {
      start: documentPath('general/get-started', locale),
      firstText: `${documentPath('sms/mt-sending-v2', locale)}#try`,
      signing: `${documentPath('general/conventions', locale)}#version-2`,
    },
  };
};

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const data = await serverLoader<typeof loader>();
  await loadFrame(data.framePath);
  return data;
}

export default function WorkbenchPage() {
  return <Workbench {...useLoaderData<typeof loader>()} />;
}
