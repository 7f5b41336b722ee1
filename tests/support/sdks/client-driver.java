package example.brand;

import com.google.gson.GsonBuilder;
import com.google.gson.ToNumberPolicy;
import example.brand.types.FileInput;
import example.brand.types.SmsEvent;
import example.brand.types.SmsEventData;
import example.brand.types.SmsListQuery;
import example.brand.types.SmsMessage;
import example.brand.types.SmsSendOutput;
import example.brand.types.SmsSendRequest;
import example.brand.types.SmsSendRequestKind;
import example.brand.types.SmsSendRequestOddName;
import example.brand.types.SmsSendV2RequestText;
import example.brand.types.SmsSendV2RequestTextText;
import example.brand.types.SmsUploadRequest;
import example.brand.types.WebhookEvent;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Makes one call for each case of standard input. The path of a host selects what the server does;
 * waits between attempts are recorded and not waited.
 */
class ClientDriver {

  static final com.google.gson.Gson GSON =
      new GsonBuilder()
          .serializeNulls()
          .setObjectToNumberStrategy(ToNumberPolicy.LONG_OR_DOUBLE)
          .create();

  @SuppressWarnings("unchecked")
  public static void main(String[] args) {
    Map<String, Map<String, Object>> cases =
        (Map<String, Map<String, Object>>)
            GSON.fromJson(
                new InputStreamReader(System.in, StandardCharsets.UTF_8), Object.class);
    Map<String, Object> outcomes = new LinkedHashMap<>();
    cases.forEach((name, one) -> outcomes.put(name, outcomeOf(one)));
    new PrintStream(System.out, true, StandardCharsets.UTF_8).println(GSON.toJson(outcomes));
  }

  static Map<String, Object> outcomeOf(Map<String, Object> one) {
    Map<String, Object> outcome = new LinkedHashMap<>();
    List<Long> waits = new ArrayList<>();
    outcome.put("waits", waits);
    try {
      outcome.put("result", resultOf((String) one.get("call"), one, waits));
    } catch (BrandException error) {
      outcome.put("error", error.getClass().getSimpleName());
      outcome.put("message", error.getMessage());
      outcome.put("code", error.code());
      outcome.put("status", error.status());
      outcome.put("requestId", error.requestId().orElse(null));
      outcome.put("idempotencyKey", error.idempotencyKey().orElse(null));
      outcome.put("retry", error.retry().map(RetryClass::name).orElse(null));
      outcome.put("docUrl", error.docUrl().orElse(null));
      outcome.put("field", error.field().orElse(null));
      outcome.put("in", error.in().orElse(null));
      outcome.put("problem", error.problem().orElse(null));
      outcome.put("expected", error.expected().orElse(null));
      outcome.put("received", error.received().orElse(null));
      outcome.put("retryAfter", error.retryAfter().map(Duration::toSeconds).orElse(null));
      outcome.put("data", error.data());
    } catch (RuntimeException error) {
      outcome.put("error", error.getClass().getSimpleName());
      outcome.put("message", error.getMessage());
    }
    outcome.put("isInterrupted", Thread.interrupted());
    return outcome;
  }

  static Object resultOf(String call, Map<String, Object> one, List<Long> waits) {
    if (call.equals("verify")) return eventOf(one);
    Brand.Builder builder = Brand.builder();
    if (one.get("host") instanceof String host) builder.host(host);
    if (one.get("accessKey") instanceof String key) builder.accessKey(key);
    if (one.get("timeoutMs") instanceof Long millis) builder.timeout(Duration.ofMillis(millis));
    if (one.containsKey("isOnce")) builder.retryDelays(List.of());
    builder.pause =
        millis -> {
          waits.add(millis);
          if (one.containsKey("isInterrupted")) throw new InterruptedException();
        };
    SmsCalls sms = builder.header("X-Client", "1").build().sms();
    RequestOptions options =
        RequestOptions.builder()
            .idempotencyKey((String) one.get("idempotencyKey"))
            .header("X-Mine", "2")
            .build();
    SmsListQuery period = SmsListQuery.builder().from("ü b*").build();
    return switch (call) {
      case "send" -> sms.send(text(), options).data().asMap();
      case "sendV2" -> sms.sendV2((String) one.get("part"), branch(), options).data();
      case "upload" -> sms.upload(file(), options).data();
      case "status" -> {
        SmsSendOutput message = sms.send(text()).data();
        yield message.status() + " " + message.statusAsString() + " " + message.asMap();
      }
      case "page" -> sms.list(period).page().data().total();
      case "records" -> sms.list(period).stream().map(SmsMessage::statusAsString).toList();
      case "last pages" -> sms.list(period.toBuilder().page(99).build()).stream().count();
      case "incomplete" -> SmsSendRequest.builder().phone("1").build();
      default -> throw new IllegalStateException(call);
    };
  }

  static SmsSendRequest text() {
    return SmsSendRequest.builder()
        .phone("12025550101")
        .kind(SmsSendRequestKind.OTP)
        .oddName(List.of(SmsSendRequestOddName.builder().at("<é>").build()))
        .build();
  }

  static SmsSendV2RequestText branch() {
    return SmsSendV2RequestText.builder()
        .text(SmsSendV2RequestTextText.builder().body("Hello").build())
        .build();
  }

  static SmsUploadRequest file() {
    byte[] content = "sound".getBytes(StandardCharsets.UTF_8);
    return SmsUploadRequest.builder().file(FileInput.of("ä\".wav", content)).name("Hello").build();
  }

  @SuppressWarnings("unchecked")
  static String eventOf(Map<String, Object> one) {
    Map<String, String> headers = (Map<String, String>) one.get("headers");
    byte[] body = ((String) one.get("body")).getBytes(StandardCharsets.UTF_8);
    Clock clock = Clock.fixed(Instant.ofEpochMilli((Long) one.get("now")), ZoneOffset.UTC);
    WebhookEvent event =
        Webhooks.verify(headers::get, body, (List<String>) one.get("secrets"), clock);
    Optional<SmsEventData> data =
        event instanceof SmsEvent known ? Optional.of(known.data()) : Optional.empty();
    return event.getClass().getSimpleName()
        + " "
        + event.eventId()
        + data.map(part -> " " + part.getClass().getSimpleName() + " " + part.type()).orElse("");
  }
}
