<?php

// Makes the calls of standard input with the package in the folder of the first argument, and prints
// what came of each. It does not wait before further attempts, but notes how long it would have.

declare(strict_types=1);

[, $folder, $name] = $argv;
spl_autoload_register(static function (string $class) use ($folder, $name): void {
    require $folder . '/src/' . str_replace('\\', '/', substr($class, strlen($name) + 1)) . '.php';
});
set_error_handler(static function (int $level, string $message, string $file, int $line): never {
    throw new ErrorException($message, 0, $level, $file, $line);
});
$waits = [];
// The package calls it without a namespace, so it finds this one first.
eval("namespace {$name}; function usleep(int \$micros): void { \$GLOBALS['waits'][] = \$micros / 1e6; }");

/** A file of a form: its content, or the path at which it is. */
$file = static fn (array $file): CURLFile|CURLStringFile => isset($file['path'])
    ? new CURLFile($file['path'])
    : new CURLStringFile($file['content'], $file['name']);

/** What stands at a path of properties and places in lists; of an object its class. */
$read = static function (mixed $value, string $path): mixed {
    foreach ($path === '' ? [] : explode('.', $path) as $part) {
        $value = is_array($value) ? $value[$part] : $value->$part;
    }

    return is_object($value) ? (new ReflectionClass($value))->getShortName() : $value;
};

$call = static function (array $case) use ($name, $file): mixed {
    $client = new ("{$name}\\{$name}")(...$case['client']);
    $files = array_map($file, $case['files'] ?? []);
    $request = isset($case['request']) ? [[...$case['request'], ...$files]] : [];
    $arguments = [...($case['inPath'] ?? []), ...$request, ...($case['options'] ?? [])];
    $result = $client->sms->{$case['operation']}(...$arguments);
    if (isset($case['counts'])) {
        return count(iterator_to_array($result));
    }

    return method_exists($result, 'page') ? $result->page() : $result;
};

$verify = static function (array $case) use ($name): mixed {
    return "{$name}\\Webhooks"::verify(...$case['callback']);
};

$run = static function (array $case) use ($call, $verify, $read): array {
    $GLOBALS['waits'] = [];
    foreach ($case['variables'] ?? [] as $variable => $value) {
        putenv("{$variable}={$value}");
    }
    try {
        $value = isset($case['callback']) ? $verify($case) : $call($case);
        $reads = array_map(static fn (string $path): mixed => $read($value, $path), $case['reads'] ?? []);
        $outcome = ['value' => $value, 'reads' => $reads];
    } catch (Throwable $error) {
        $outcome = ['error' => (new ReflectionClass($error))->getShortName(), 'message' => $error->getMessage()];
        if (property_exists($error, 'docUrl')) {
            $outcome += ['code' => $error->getCode()] + get_object_vars($error);
            $outcome['cause'] = $error->getPrevious()?->getMessage();
        }
        $outcome['parent'] = (new ReflectionClass($error))->getParentClass()->getShortName();
    }
    foreach ($case['variables'] ?? [] as $variable => $_) {
        putenv($variable);
    }

    return $outcome + ['waits' => $GLOBALS['waits']];
};

$cases = json_decode(stream_get_contents(STDIN), true, flags: JSON_THROW_ON_ERROR);
echo json_encode(array_map($run, $cases), JSON_THROW_ON_ERROR | JSON_PRESERVE_ZERO_FRACTION);
