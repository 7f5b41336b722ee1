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
     * @param int|null $status The HTTP status.
     * @param string|null $requestId Send it to us when you ask about the request.
     * @param string|null $idempotencyKey Pass it to repeat the request, so that it is carried out
     *   once.
     * @param array<string, list<string>> $headers Of the response; names are in lower case.
     * @param string|null $retry `no`: change the request. `wait`: repeat it soon. `later`: when
     *   something outside has changed. `ask`: a person must act.
     * @param string|null $docUrl Explains the error.
     * @param string|null $field The field that is wrong: `phones[0]`.
     * @param string|null $in Where the field is: body, query, path or header.
     * @param string|null $problem What is wrong with it: missing, unknown, type, value, length,
     *   range, format or together.
     * @param string|null $expected What it should be, in English.
     * @param mixed $received What it was, as far as this is no secret.
     * @param int|null $retryAfterSeconds The number of seconds of the header `Retry-After`.
     * @param array<string, mixed>|null $data For `Codes::NONE_ACCEPTED`: `rejected` with an error
     *   code for each entry.
     */
    public function __construct(
        string $message = '',
        int $code = 0,
        ?\Throwable $previous = null,
        public readonly ?int $status = null,
        public readonly ?string $requestId = null,
        public readonly ?string $idempotencyKey = null,
        public readonly array $headers = [],
        public readonly ?string $retry = null,
        public readonly ?string $docUrl = null,
        public readonly ?string $field = null,
        public readonly ?string $in = null,
        public readonly ?string $problem = null,
        public readonly ?string $expected = null,
        public readonly mixed $received = null,
        public readonly ?int $retryAfterSeconds = null,
        public readonly ?array $data = null,
    ) {
        parent::__construct($message, $code, $previous);
    }
}
