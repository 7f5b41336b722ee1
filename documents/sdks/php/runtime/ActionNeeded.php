<?php

declare(strict_types=1);

namespace Brand;

/** A person must act: the page of the error says who and where. */
final class ActionNeeded extends BrandException
{
}
