import { useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Toasts } from '#app/ui/toast.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import type { GalleryData } from '#content/pages/gallery/gallery.ts';
import styles from './specimen.module.css';
import { type Gallery, Group, Specimen } from './specimen.tsx';

export function LayersGroup({ gallery }: { gallery: Gallery }) {
  return (
    <Group id="layers" gallery={gallery}>
      <Specimen gallery={gallery} grounds={['paper']}>
        {(data, place) => <Layers words={data.words.layers} place={place} />}
      </Specimen>
      <Toasts closeLabel={gallery.en.words.layers.close} />
    </Group>
  );
}

type LayerProps = { words: GalleryData['words']['layers']; place: string };

function Layers({ words: { close, toast, dialog }, place }: LayerProps) {
  const [open, setOpen] = useState<'small' | 'wide'>();
  const username = useRef<HTMLInputElement>(null);
  const closeDialog = () => setOpen(undefined);

  return (
    <div className={styles.row}>
      <Button variant="ink" onClick={() => showToast(toast)}>
        {toast.show}
      </Button>
      <Button variant="outline" onClick={() => setOpen('small')}>
        {dialog.small}
      </Button>
      <Button variant="outline" onClick={() => setOpen('wide')}>
        {dialog.wide}
      </Button>
      <Dialog
        isOpen={open === 'small'}
        onClose={closeDialog}
        heading={dialog.heading}
        closeLabel={close}
        size="small"
      >
        <p>{dialog.sentence}</p>
      </Dialog>
      <Dialog
        isOpen={open === 'wide'}
        onClose={closeDialog}
        heading={dialog.heading}
        closeLabel={close}
        size="wide"
        initialFocus={username}
        actions={
          <>
            <Button variant="outline" onClick={closeDialog}>
              {dialog.cancel}
            </Button>
            <Button arrow onClick={closeDialog}>
              {dialog.confirm}
            </Button>
          </>
        }
      >
        <p>{dialog.sentence}</p>
        <TextField id={`username-${place}`} label={dialog.field} ref={username} />
      </Dialog>
    </div>
  );
}
