import { lazy, Suspense, useEffect } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLocation, useNavigate } from 'react-router';
import { release } from '#app/head/load-head.ts';
import { request } from '#app/request/client.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { Loader } from '#app/ui/loader.tsx';
import { wordsIn } from '#app/words/load-words.ts';
import { useWords } from '#app/words/use-words.ts';
import { localeOfVisit } from '#content/locale-of-visit.ts';
import { type DeskPage, deskPageOf, deskPages, deskWelcomePath, readDesk } from '#contract/desk.ts';
import { deskBase } from '#contract/desk-base.ts';
import { hasDeskRole } from '#contract/desk-call.ts';
import styles from './desk.module.css';
import { First } from './first.tsx';
import { Frame } from './frame.tsx';
import { LogIn } from './log-in.tsx';
import { openPages } from './menu.tsx';
import { Refused, Unknown } from './notice.tsx';
import { Proving } from './prove.tsx';
import { TodayItems } from './today-items.tsx';
import { useLoaded } from './use-desk.ts';
import { Welcome } from './welcome.tsx';

export { shouldRevalidate } from '#app/words/follow-language.ts';

export const loader = ({ url, request }: LoaderFunctionArgs) => {
  const locale = localeOfVisit(url, request.headers.get('cookie') ?? undefined);
  const words = wordsIn(locale, [
    'desk',
    'deskTickets',
    'tickets',
    'deskStatus',
    'deskIncidents',
    'deskEdits',
    'deskReport',
    'deskMaintenance',
    'deskAudit',
    'deskOutbox',
    'deskSandbox',
    'deskToday',
    'deskGateway',
    'deskMessages',
    'deskCustomers',
    'consoleEvents',
  ]);
  return { words, release };
};

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.words.desk.title },
  { name: 'robots', content: 'noindex' },
];

const pages: Record<DeskPage, React.LazyExoticComponent<() => React.ReactNode>> = {
  today: lazy(() => import('./today.tsx')),
  tickets: lazy(() => import('./tickets.tsx')),
  incidents: lazy(() => import('./incidents.tsx')),
  maintenance: lazy(() => import('./maintenance.tsx')),
  outbox: lazy(() => import('./outbox.tsx')),
  sandbox: lazy(() => import('./sandbox.tsx')),
  audit: lazy(() => import('./audit.tsx')),
  messages: lazy(() => import('./messages.tsx')),
  customers: lazy(() => import('./customers.tsx')),
  team: lazy(() => import('./team.tsx')),
  passkeys: lazy(() => import('./passkeys.tsx')),
};

/** The operator's desk. Every path of it is this one built page. */
export default function Desk() {
  const words = useWords('desk');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { loaded, refresh } = useLoaded(() => request(readDesk));
  const viewer = loaded.step === 'ready' ? loaded.data.viewer : null;

  const [first] = viewer ? openPages(viewer.roles) : [];
  const target = first && pathname === deskBase ? deskPages[first].path : undefined;
  useEffect(() => {
    if (target) void navigate(target, { replace: true });
  }, [target, navigate]);

  if (loaded.step !== 'ready')
    return (
      <main id="content" className={styles.waiting} data-ground="paper">
        <noscript>{words.noScript}</noscript>
        {loaded.step === 'loading' ? (
          <Loader label={words.loading} />
        ) : (
          <FailureNote
            message={loaded.message ?? words.noResponse}
            action={words.retry}
            onRetry={refresh}
          />
        )}
      </main>
    );
  if (pathname === deskWelcomePath)
    return (
      <Welcome
        onDone={() => {
          refresh();
          void navigate(deskBase, { replace: true });
        }}
      />
    );
  if (!viewer) return loaded.data.hasPeople ? <LogIn onDone={refresh} /> : <First />;

  const page = deskPageOf(pathname);
  return (
    <Proving viewer={viewer} refresh={refresh}>
      <TodayItems>
        <Frame page={page}>
          <Page page={page} isOpen={page !== undefined && isOpenTo(viewer.roles, page)} />
        </Frame>
      </TodayItems>
    </Proving>
  );
}

const isOpenTo = (roles: Parameters<typeof hasDeskRole>[0], page: DeskPage): boolean =>
  hasDeskRole(roles, deskPages[page].roles);

function Page({ page, isOpen }: { page: DeskPage | undefined; isOpen: boolean }) {
  const { loading } = useWords('desk');
  if (!page) return <Unknown />;
  if (!isOpen) return <Refused page={page} />;
  const Shown = pages[page];
  return (
    <Suspense fallback={<Loader label={loading} />}>
      <Shown key={page} />
    </Suspense>
  );
}
