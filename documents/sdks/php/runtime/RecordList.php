<?php

declare(strict_types=1);

namespace Brand;

/**
 * A list: iterated, it gives all records up to 10,000; `page` gives one page.
 *
 * @template-covariant Item
 * @template-covariant T
 *
 * @implements \IteratorAggregate<int, Item>
 */
final class RecordList implements \IteratorAggregate
{
    /** The API gives the first 10,000 records of a list. */
    private const MOST_RECORDS = 10_000;

    /**
     * @internal
     *
     * @param \Closure(array<string, mixed>): Result<T> $send
     * @param array<string, mixed> $request
     */
    public function __construct(
        private readonly \Closure $send,
        private readonly array $request,
    ) {
    }

    /**
     * The page that the request asks for.
     *
     * @return Result<T>
     *
     * @throws BrandException
     */
    public function page(): Result
    {
        return ($this->send)($this->request);
    }

    /**
     * @return \Generator<int, Item>
     *
     * @throws BrandException
     */
    public function getIterator(): \Generator
    {
        // As few requests as possible.
        $request = $this->request + ['pageSize' => 100];
        do {
            $data = ($this->send)($request)->data;
            foreach ($data->records as $record) {
                // Each with a key of its own, so that iterator_to_array keeps all.
                yield $record;
            }
            $isLast = count($data->records) < $data->pageSize || $data->page * $data->pageSize >= $data->total;
            $request['page'] = $data->page + 1;
        } while (!$isLast && $request['page'] * $data->pageSize <= self::MOST_RECORDS);
    }
}
