import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { Call } from './calls-group.tsx';
import styles from './specimen.module.css';
import { type Gallery, Group, Specimen } from './specimen.tsx';

/** Parts of the documentation in the dark theme and in the system's. */
export function NightGroup({ gallery }: { gallery: Gallery }) {
  return (
    <Group id="night" gallery={gallery}>
      {(['dark', 'system'] as const).map((theme) => (
        <Specimen key={theme} gallery={gallery} grounds={['paper']} theme={theme}>
          {(data, place) => (
            <>
              <Call data={data} fields={gallery.lists.callFields} place={place} />
              <Callout lead={data.words.notices.note.lead}>{data.words.notices.note.rest}</Callout>
              <Callout kind="error" lead={data.words.notices.error.lead}>
                {data.words.notices.error.rest}
              </Callout>
              <Tabs
                name={`night-${place}`}
                label={data.words.tabs.label}
                look="stops"
                tabs={gallery.lists.tabs.map((id) => ({
                  id,
                  label: data.words.tabs[id].name,
                  content: <p>{data.words.tabs[id].sentence}</p>,
                }))}
              />
              <TextField
                id={`night-${place}`}
                label={data.words.fields.names.wrong}
                defaultValue={data.words.fields.value}
                error={data.words.fields.error}
              />
              <div className={styles.row}>
                <Button arrow>{data.words.packets.start}</Button>
                <Button variant="ink">{data.words.packets.read}</Button>
                <Button variant="outline">{data.words.packets.read}</Button>
              </div>
            </>
          )}
        </Specimen>
      ))}
    </Group>
  );
}
