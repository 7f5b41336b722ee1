<?php

declare(strict_types=1);

namespace Brand;

/**
 * @template-covariant T
 */
final class Result
{
    /**
     * @param T $data
     * @param string $requestId Send it to us when you ask about the request.
     * @param int $status The HTTP status.
     * @param array<string, list<string>> $headers Names are in lower case.
     */
    public function __construct(
        public readonly mixed $data,
        public readonly string $requestId,
        public readonly int $status,
        public readonly array $headers,
    ) {
    }
}
