<?php

declare(strict_types=1);

namespace Brand;

/**
 * An error of the API or of the way to it; its class says what to do.
 *
 * `getCode()` is one of {@see Codes}, or one that was added later. Without a response of the API it
 * is 0.
 */
class BrandException extends \RuntimeException
{
    /**
     * @param array<string, list<string>> $headers
     * @param array<string, mixed>|null $data
     */
    public function __construct(
        string $message = '',
        int $code = 0,
        ?\Throwable $previous = null,
        /** The HTTP status. */
        public readonly ?int $status = null,
        /** Send it to us when you ask about the request. */
        public readonly ?string $requestId = null,
        /** Pass it to repeat the request, so that it is carried out once. */
        public readonly ?string $idempotencyKey = null,
        /** @var array<string, list<string>> Of the response; names are in lower case. */
        public readonly array $headers = [],
        /**
         * `no`: change the request. `wait`: repeat it soon. `later`: when something outside has
         * changed. `ask`: a person must act.
         */
        public readonly ?string $retry = null,
        /** Explains the error. */
        public readonly ?string $docUrl = null,
        /** The field that is wrong: `phones[0]`. */
        public readonly ?string $field = null,
        /** Where the field is: body, query, path or header. */
        public readonly ?string $in = null,
        /**
         * What is wrong with it: missing, unknown, type, value, length, range, format or together.
         */
        public readonly ?string $problem = null,
        /** What it should be, in English. */
        public readonly ?string $expected = null,
        /** What it was, as far as this is no secret. */
        public readonly mixed $received = null,
        /** The number of seconds of the header `Retry-After`. */
        public readonly ?int $retryAfterSeconds = null,
        /**
         * For `Codes::NONE_ACCEPTED`: `rejected` with an error code for each entry.
         *
         * @var array<string, mixed>|null
         */
        public readonly ?array $data = null,
    ) {
        parent::__construct($message, $code, $previous);
    }
}
