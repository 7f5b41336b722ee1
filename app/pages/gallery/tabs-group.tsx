import { Tabs } from '#app/ui/tabs.tsx';
import type { GalleryData } from '#content/pages/gallery/gallery.ts';
import type { GalleryTab } from '#content/pages/gallery/structure.ts';
import styles from './specimen.module.css';
import { type Gallery, Group, Specimen } from './specimen.tsx';

export function TabsGroup({ gallery }: { gallery: Gallery }) {
  const { tabs } = gallery.lists;
  return (
    <Group id="tabs" gallery={gallery}>
      <Tabs
        name="rail"
        label={gallery.en.words.tabs.label}
        look="stops"
        onRail
        tabs={tabsOf(tabs, gallery.en)}
      />
      <Specimen gallery={gallery}>
        {(data, place) => (
          <>
            <Tabs
              name={`stops-${place}`}
              label={data.words.tabs.label}
              look="stops"
              tabs={tabsOf(tabs, data)}
            />
            <Tabs
              name={`underline-${place}`}
              label={data.words.tabs.label}
              initial="notification"
              tabs={tabsOf(tabs, data)}
            />
          </>
        )}
      </Specimen>
    </Group>
  );
}

const tabsOf = (tabs: readonly GalleryTab[], { words }: GalleryData) =>
  tabs.map((id) => ({
    id,
    label: words.tabs[id].name,
    content: (
      <div className={styles.panel}>
        <h3>{words.tabs[id].heading}</h3>
        <p>{words.tabs[id].sentence}</p>
      </div>
    ),
  }));
