<?php

declare(strict_types=1);

namespace Brand;

/**
 * What curl says when no response arrived: the `previous` of a {@see ConnectionException}.
 *
 * @internal
 */
final class NoResponse extends \RuntimeException
{
}
