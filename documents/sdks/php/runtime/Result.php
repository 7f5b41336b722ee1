<?php

declare(strict_types=1);

namespace Brand;

/**
 * @template-covariant T
 */
final class Result
{
    /** @param T $data */
    public function __construct(
        /** @var T */
        public readonly mixed $data,
        /** Send it to us when you ask about the request. */
        public readonly string $requestId,
        /** The HTTP status. */
        public readonly int $status,
        /** @var array<string, list<string>> Names are in lower case. */
        public readonly array $headers,
    ) {
    }
}
