import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadHead } from '#app/head/load-head.ts';
import { productOf, productOfPath } from '#content/pages/product/product.ts';
import { localeOfPath } from '#content/site-map.ts';
import { Benefits } from './product/benefits.tsx';
import { Hero } from './product/hero.tsx';
import { Services } from './product/services.tsx';
import { Testimonial } from './product/testimonial.tsx';
import { UseCases } from './product/use-cases.tsx';

export { meta } from '#app/head/meta.ts';

export const loader = ({ url }: LoaderFunctionArgs) => ({
  ...loadHead(url.pathname),
  product: productOf(productOfPath(url.pathname), localeOfPath(url.pathname)),
});

export default function Product() {
  const { product } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero product={product} />
      <Benefits product={product} />
      <Services product={product} />
      {product.useCases && <UseCases useCases={product.useCases} />}
      {product.testimonial && <Testimonial testimonial={product.testimonial} />}
    </>
  );
}
