import { type MetaFunction, useLoaderData } from 'react-router';
import { withoutHydration } from '#app/ui/without-hydration.tsx';
import { galleryLists, galleryOf } from '#content/pages/gallery/gallery.ts';
import { ButtonsGroup } from './gallery/buttons-group.tsx';
import { CallsGroup } from './gallery/calls-group.tsx';
import { FieldsGroup } from './gallery/fields-group.tsx';
import { GalleryHead } from './gallery/gallery-head.tsx';
import { LayersGroup } from './gallery/layers-group.tsx';
import { MotionGroup } from './gallery/motion-group.tsx';
import { NightGroup } from './gallery/night-group.tsx';
import { NoticesGroup } from './gallery/notices-group.tsx';
import { TabsGroup } from './gallery/tabs-group.tsx';

const Foundations = withoutHydration(() =>
  import('./gallery/foundations.tsx').then((module) => module.Foundations),
);
const Pictures = withoutHydration(() =>
  import('./gallery/pictures.tsx').then((module) => module.Pictures),
);
const ProductPictures = withoutHydration(() =>
  import('./gallery/product-pictures.tsx').then((module) => module.ProductPictures),
);
const ProseGroup = withoutHydration(() =>
  import('./gallery/prose-group.tsx').then((module) => module.ProseGroup),
);

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.en.words.title },
  { name: 'robots', content: 'noindex' },
];

/** Loader data rather than imports, so that this page does not split chunks of others. */
export const loader = () => ({ lists: galleryLists, en: galleryOf('en'), zh: galleryOf('zh') });

/** Development page with every part of the design system. */
export default function Gallery() {
  const gallery = useLoaderData<typeof loader>();
  return (
    <>
      <GalleryHead gallery={gallery} />
      <Foundations gallery={gallery} />
      <Pictures gallery={gallery} />
      <ProductPictures gallery={gallery} />
      <ButtonsGroup gallery={gallery} />
      <FieldsGroup gallery={gallery} />
      <TabsGroup gallery={gallery} />
      <NoticesGroup gallery={gallery} />
      <CallsGroup gallery={gallery} />
      <LayersGroup gallery={gallery} />
      <MotionGroup gallery={gallery} />
      <ProseGroup gallery={gallery} />
      <NightGroup gallery={gallery} />
    </>
  );
}
