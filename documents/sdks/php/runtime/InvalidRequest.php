<?php

declare(strict_types=1);

namespace Brand;

/** The request has to change: it would fail again. */
final class InvalidRequest extends BrandException
{
}
