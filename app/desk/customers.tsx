import { useLocation } from 'react-router';
import { request } from '#app/request/client.ts';
import { classNames } from '#app/ui/class-names.ts';
import { EmptyLine } from '#app/ui/empty-line.tsx';
import {
  FilterBar,
  FilterSearch,
  FilterSelect,
  FilterStates,
  useFilters,
} from '#app/ui/filters.tsx';
import { RowTable } from '#app/ui/row-table.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useLayout } from '#app/words/use-layout.ts';
import { useLocaleSettings } from '#app/words/use-locale-settings.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill, joinBy } from '#content/fill.ts';
import { belowDeskPage, deskPages } from '#contract/desk.ts';
import * as contract from '#contract/desk-customers.ts';
import styles from './customer.module.css';
import { Customer } from './customer.tsx';
import desk from './desk.module.css';
import { PageHead } from './page-head.tsx';
import { PagedList, usePagedList } from './paged-list.tsx';

/** The customers, or the one whose id the address names. */
export default function Customers() {
  const id = belowDeskPage('customers', useLocation().pathname);
  return id ? <Customer key={id} id={id} /> : <CustomerList />;
}

function CustomerList() {
  const { filter, pages: names } = useWords('desk');
  const words = useWords('deskCustomers');
  const { count } = useFormats();
  const { products } = useLayout();
  const filters = useFilters();
  const services = Object.fromEntries(
    products.flatMap((product) => product.services.map(({ id, name }) => [id, name])),
  );
  const status = filters.chosen('status', contract.customerFilters);
  const product = filters.chosen('product', ['', ...Object.keys(services)]);
  const typed = filters.typed('find');
  const find = typed.length < contract.customerFindMinLength ? '' : typed;
  const list = usePagedList(
    (pages) => request(contract.listDeskCustomers, { status, product, find, pages }),
    [status, product, find].join(' '),
  );
  const counts = list.known?.counts;
  const { one, other } = words.sentence;
  return (
    <>
      <PageHead
        title={names.customers}
        sentence={counts && fill(counts.all === 1 ? one : other, { count: count(counts.all) })}
      />
      <FilterBar label={filter}>
        <FilterStates
          {...{ name: 'status', label: words.show, filters }}
          {...{ values: contract.customerFilters, names: words.statuses }}
          countOf={(value) => counts && count(counts[value])}
        />
        <FilterSelect
          {...{ name: 'product', label: words.product, filters }}
          values={['', ...Object.keys(services)]}
          names={{ '': words.allProducts, ...services }}
        />
        <FilterSearch label={words.search} hint={words.searchHint} filters={filters} />
      </FilterBar>
      {typed !== find && (
        <p role="status" className={desk.quiet}>
          {words.tooShort}
        </p>
      )}
      <PagedList
        list={list}
        empty={
          <EmptyLine {...(find || product || status !== 'all' ? words.none : words.empty)}>
            {find && (
              <TextButton onClick={() => filters.choose('find', '')}>{words.clear}</TextButton>
            )}
          </EmptyLine>
        }
      >
        {({ customers }) => customers.length > 0 && <CustomerTable customers={customers} />}
      </PagedList>
    </>
  );
}

function CustomerTable({ customers }: { customers: readonly contract.CustomerOutline[] }) {
  const { both, pages: names } = useWords('desk');
  const { columns, statuses, never } = useWords('deskCustomers');
  const { amount, utc } = useFormats();
  const { countryName } = useLocaleSettings();
  return (
    <RowTable
      className={classNames(desk.table, styles.list)}
      label={names.customers}
      heads={columns}
      kinds={{ balance: 'figure', products: 'figure', lastCall: 'code', since: 'code' }}
      rows={customers}
      cells={({ id, name, email, status, ...customer }) => ({
        company: (
          <>
            <b>
              <SiteLink to={`${deskPages.customers.path}/${id}`}>{name}</SiteLink>
            </b>
            <span>{joinBy(both, status === 'active' ? [email] : [email, statuses[status]])}</span>
          </>
        ),
        country: customer.country?.[countryName],
        balance: `${amount(Number(customer.balance))} ${customer.currency}`,
        products: customer.products.length,
        lastCall: customer.lastCallAt ? utc(customer.lastCallAt) : never,
        since: customer.createdAt.slice(0, 10),
      })}
    />
  );
}
