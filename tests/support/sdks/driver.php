<?php

// Makes the calls of standard input with the package that the first argument loads, and checks the
// callbacks.

declare(strict_types=1);

[, $autoload, $name, $host] = $argv;
require $autoload;
// A warning of the package is an error, too.
set_error_handler(static function (int $level, string $message, string $file, int $line): never {
    throw new ErrorException($message, 0, $level, $file, $line);
});

$webhooks = "{$name}\\Webhooks";
$unsigned = "{$name}\\InvalidSignature";
$anyError = "{$name}\\{$name}Exception";
$recordList = "{$name}\\RecordList";

$run = static function (array $trial) use ($name, $host, $anyError, $recordList): array {
    $client = new ("{$name}\\{$name}")(...$trial['keys'], host: $host, retryDelays: []);
    $arguments = $trial['inPath'];
    if (isset($trial['request'])) {
        $files = array_map(
            static fn (array $file): CURLStringFile => new CURLStringFile(base64_decode($file['content']), $file['name']),
            $trial['files'],
        );
        $arguments[] = [...$trial['request'], ...$files];
    }
    $options = ['headers' => $trial['headers']];
    if (isset($trial['idempotencyKey'])) {
        $options['idempotencyKey'] = $trial['idempotencyKey'];
    }
    $outcome = ['error' => null, 'code' => null, 'requestId' => null, 'count' => null];
    try {
        $result = $client->{$trial['group']}->{$trial['operation']}(...$arguments, ...$options);
        if ($trial['isCounted']) {
            return ['count' => iterator_count($result)] + $outcome;
        }
        $page = $result instanceof $recordList ? $result->page() : $result;

        return ['requestId' => $page->requestId] + $outcome;
    } catch (Exception $error) {
        if (!$error instanceof $anyError) {
            throw $error;
        }

        return [
            'error' => substr($error::class, strlen($name) + 1),
            'code' => $error->getCode(),
            'requestId' => $error->requestId,
        ] + $outcome;
    }
};

$eventOf = static function (array $callback) use ($webhooks, $unsigned): ?string {
    try {
        $event = $webhooks::verify($callback['headers'], $callback['body'], $callback['secret']);

        return "{$event->event} {$event->eventId}";
    } catch (Exception $error) {
        if (!$error instanceof $unsigned) {
            throw $error;
        }

        return null;
    }
};

$work = json_decode(stream_get_contents(STDIN), true, flags: JSON_THROW_ON_ERROR);
echo json_encode([
    'outcomes' => array_map($run, $work['trials']),
    'events' => array_map($eventOf, $work['callbacks']),
]);
