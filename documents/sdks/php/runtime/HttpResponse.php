<?php

declare(strict_types=1);

namespace Brand;

/** @internal */
final class HttpResponse
{
    /** @param array<string, list<string>> $headers Names are in lower case. */
    public function __construct(
        public readonly int $status,
        public readonly array $headers,
        public readonly string $body,
    ) {
    }
}
