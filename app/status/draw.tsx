import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { statusIncidentOf } from '#content/pages/incident/incident.ts';
import { statusOf } from '#content/pages/status/status.ts';
import { statusRecordOf } from '#content/pages/status-record/status-record.ts';
import { statusSubscribeOf } from '#content/pages/status-subscribe/status-subscribe.ts';
import type { StatusDrawer } from '#content/status/served.ts';
import { IncidentView } from './incident-view.tsx';
import { servedLive } from './live.ts';
import { RecordView } from './record-view.tsx';
import { StatusView } from './status-view.tsx';
import { SubscribeView } from './subscribe-view.tsx';

/**
 * Renders the dynamic part of a status page on the server, with the components that hydrate it.
 * Bundled into a file of its own that the server loads.
 */
export const draw: StatusDrawer = ({ locale, path, page }) =>
  renderToString(
    <StaticRouter location={path}>
      {page.kind === 'status' && (
        <StatusView status={statusOf(locale)} live={servedLive(page.data)} zone="utc" />
      )}
      {page.kind === 'subscription' && (
        <SubscribeView page={statusSubscribeOf(locale)} data={page.data} />
      )}
      {page.kind === 'record' && (
        <RecordView
          record={statusRecordOf(locale)}
          serviceId={String(page.data.record.service.id)}
          live={servedLive(page.data)}
          zone="utc"
        />
      )}
      {page.kind === 'incident' && (
        <IncidentView page={statusIncidentOf(locale)} live={servedLive(page.data)} zone="utc" />
      )}
    </StaticRouter>,
  );
