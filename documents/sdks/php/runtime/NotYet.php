<?php

declare(strict_types=1);

namespace Brand;

/** The same request succeeds when something outside has changed, such as the balance. */
final class NotYet extends BrandException
{
}
